import { type Bilingual, digits, type Language } from '../language.ts';
import type { Kept } from './retention.ts';

/** Writes a number of days with its unit; whole years as years. */
const daysText = (days: number, language: Language): string => {
  const isYears = days % 365 === 0;
  const count = isYears ? days / 365 : days;
  if (language === 'bn') return `${digits(count, 'bn')} ${isYears ? 'বছর' : 'দিন'}`;
  return `${count} ${isYears ? 'year' : 'day'}${count === 1 ? '' : 's'}`;
};

/** Writes how long a kind is kept, in words for people. */
export const howLongText = ({ days, howLong }: Kept): Bilingual => {
  const said = (language: Language) =>
    days === null ? howLong[language] : howLong[language].replace('{days}', daysText(days, language));
  return { en: said('en'), bn: said('bn') };
};
