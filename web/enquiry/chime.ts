/** Notes of the chime, two short rising ones: e and b. */
const notes = [
  { hertz: 659.3, at: 0 },
  { hertz: 987.8, at: 0.11 },
] as const;
const noteSeconds = 0.22;
const loudness = 0.06;

/**
 * Plays a small sound to say that something has succeeded. Only after the person's own press: browsers keep a page
 * silent until then. Where there is no sound nothing is done.
 */
export const chime = (): void => {
  try {
    const audio = new AudioContext();
    for (const { hertz, at } of notes) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime + at;
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + noteSeconds);
    }
    setTimeout(() => void audio.close(), 1_000);
  } catch {
    // The browser has no sound.
  }
};
