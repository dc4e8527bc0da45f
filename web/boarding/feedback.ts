import type { ScanVerdict } from '@poth/domain/boarding/judge-scan.ts';

/** Appearance, sound and vibration of a verdict. */
type Tone = 'good' | 'look' | 'bad';

export const toneOf: Record<ScanVerdict, Tone> = {
  boarded: 'good',
  'unknown-ticket': 'look',
  'second-use': 'bad',
  void: 'bad',
  'other-trip': 'bad',
  'other-stop': 'look',
  'too-early': 'look',
  'too-late': 'bad',
  forged: 'bad',
  'no-ticket': 'look',
};

/** Pitch in hertz, each sounded for a tenth of a second. */
const notes: Record<Tone, readonly number[]> = { good: [1_320], look: [880, 880], bad: [220, 220, 220] };
const shakes: Record<Tone, readonly number[]> = { good: [60], look: [80, 60, 80], bad: [300, 80, 300] };
const noteSeconds = 0.11;

let audio: AudioContext | undefined;

/** Signals a verdict by sound and vibration: a conductor looks at the passenger, not at the phone. */
export const signal = (tone: Tone): void => {
  navigator.vibrate?.([...shakes[tone]]);
  try {
    audio ??= new AudioContext();
    notes[tone].forEach((pitch, at) => {
      if (!audio) return;
      const sound = audio.createOscillator();
      const volume = audio.createGain();
      sound.frequency.value = pitch;
      sound.type = tone === 'bad' ? 'square' : 'sine';
      volume.gain.value = 0.2;
      sound.connect(volume).connect(audio.destination);
      const begins = audio.currentTime + at * noteSeconds * 1.5;
      sound.start(begins);
      sound.stop(begins + noteSeconds);
    });
  } catch {
    // A phone without sound still shows it.
  }
};
