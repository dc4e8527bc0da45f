/** Two short notes, rising: e and b. */
const notes = [
  { hertz: 659.3, at: 0 },
  { hertz: 987.8, at: 0.11 },
] as const;
const noteSeconds = 0.22;
const loudness = 0.06;

/**
 * Says by a small sound that something has gone well. Only after the person's own press: browsers keep a page quiet
 * before, and where there is no sound there is nothing to do about it.
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
    // A browser without sound.
  }
};
