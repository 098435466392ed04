// The buzzer of a board, by WebAudio.

const VOLUME = 0.04;
const AHEAD = 0.03;         // s from the news of a tone to the tone
const LATE = 0.2;           // s of difference between both clocks that are too many

export class Speaker {
  constructor() {
    // Browsers keep silent until a person has done something.
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.wake());
  }

  wake() {
    if (!this.audio) {
      this.audio = new AudioContext();
      this.gain = new GainNode(this.audio, { gain: 0 });
      this.tone = new OscillatorNode(this.audio, { type: "square" });
      this.tone.connect(this.gain).connect(this.audio.destination);
      this.tone.start();
    }
    this.audio.resume();
  }

  /** tones: [board time in ms, Hz or 0], one after another. */
  play(tones) {
    if (this.audio?.state !== "running") return;
    for (const [ms, hertz] of tones) {
      const soon = this.audio.currentTime + AHEAD;
      let at = ms / 1000 + this.offset;
      if (!(Math.abs(at - soon) < LATE)) {
        this.offset = soon - ms / 1000;
        at = soon;
      }
      if (hertz) this.tone.frequency.setValueAtTime(hertz, at);
      this.gain.gain.setValueAtTime(hertz ? VOLUME : 0, at);
    }
  }
}
