// What the page remembers from visit to visit, where the browser lets it; else until it is closed.

const here = {};

export function recall(name) {
  try {
    return localStorage.getItem(name) ?? here[name];
  } catch {             // all site data is blocked
    return here[name];
  }
}

export function remember(name, value) {
  here[name] = value;
  try {
    localStorage.setItem(name, value);
  } catch {             // or there is no room
  }
}
