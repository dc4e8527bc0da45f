import type { Language } from '@poth/domain/language.ts';

/** Formats a month with its year, November 2026. month: 2026-11. */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
