// The boards' files in IndexedDB: [board, path] -> bytes. What is put together is kept together.

const STORE = "files";

function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("crupier", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export class Flash {
  static async open() {
    const flash = new Flash();
    flash.base = await opened();
    return flash;
  }

  /** {path: bytes} of a board's files. */
  read(board) {
    return new Promise((resolve, reject) => {
      const files = {};
      const store = this.base.transaction(STORE).objectStore(STORE);
      const request = store.openCursor(IDBKeyRange.bound([board], [board, []]));
      request.onsuccess = ({ target: { result: cursor } }) => {
        if (!cursor) {
          resolve(files);
          return;
        }
        files[cursor.key[1]] = cursor.value;
        cursor.continue();
      };
      request.onerror = () => reject(request.error);
    });
  }

  /** Changes files of boards, {board: {path: bytes}}, all or none; null removes one. Resolves when
   * they are kept. */
  write(boards) {
    return new Promise((resolve, reject) => {
      const change = this.base.transaction(STORE, "readwrite");
      const store = change.objectStore(STORE);
      for (const [board, files] of Object.entries(boards)) {
        for (const [path, bytes] of Object.entries(files)) {
          if (bytes) store.put(bytes, [board, path]);
          else store.delete([board, path]);
        }
      }
      change.oncomplete = resolve;
      change.onerror = change.onabort = () => reject(change.error);
      change.commit?.();        // the power may go at any time
    });
  }
}
