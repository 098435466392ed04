// A WebSocket that comes back by itself.

const FIRST_WAIT = 250;     // ms, doubled after every failure
const LONGEST_WAIT = 4000;
const GOING_AWAY = 1001;    // the server was closed on purpose

/** `on` has open(), device(object), state(object), picture(blob) returning a promise, tones(list)
 * and closed(onPurpose). */
export class Link {
  constructor(on) {
    this.on = on;
    this.wait = FIRST_WAIT;
    document.addEventListener("visibilitychange", () => this.retry());
    addEventListener("online", () => this.retry());
    this.connect();
  }

  send(order) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(order);
  }

  connect() {
    const socket = new WebSocket(new URL("socket", location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.on.open();
    };
    socket.onmessage = async ({ data }) => {
      if (typeof data === "string") return this.said(JSON.parse(data));
      await this.on.picture(data);
      this.send("shown");
    };
    socket.onclose = ({ code }) => {
      this.on.closed(code === GOING_AWAY);
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  said(news) {
    if (news.device) this.on.device(news.device);
    else if (news.tones) this.on.tones(news.tones);
    else this.on.state(news);
  }

  /** What the console printed; undefined while nobody knows. */
  async console() {
    const reply = await fetch("console").catch(() => null);
    return reply?.ok ? reply.text() : undefined;
  }

  /** Somebody is looking again: do not sit out the wait. */
  retry() {
    if (document.hidden || this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  }
}
