import { digits, type Language } from '../language.ts';

/** Units in which an estimated wait is shown. */
export const waitUnits: Record<Language, { minutes: string; hours: string }> = {
  en: { minutes: 'min', hours: 'h' },
  bn: { minutes: 'মিনিট', hours: 'ঘণ্টা' },
};

/** Seconds of waiting beyond which hours are shown. */
export const inHoursFrom = 5_400;

/** Formats an estimated wait: 12 min, 2 h; null, where nothing moves: –. */
export const waitText = (seconds: number | null, language: Language): string => {
  if (seconds === null) return '–';
  const { minutes, hours } = waitUnits[language];
  const inHours = seconds > inHoursFrom;
  return `${digits(Math.ceil(seconds / (inHours ? 3_600 : 60)), language)} ${inHours ? hours : minutes}`;
};
