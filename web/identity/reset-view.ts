import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';

/** A request to take off a lost second factor, as a page shows it. waitsUntil: null once it may be approved. */
export type ResetView = { asked: string; waitsUntil: string | null; agreedOnce: boolean };

export const resetView = (
  { askedAt, dueAt, approvals }: FactorReset,
  language: Language,
  now: Date,
): ResetView => {
  const momentOf = (at: Date) => `${formatDate(dhakaDate(at), language)}, ${formatTime(at, language)}`;
  return {
    asked: momentOf(askedAt),
    waitsUntil: dueAt > now ? momentOf(dueAt) : null,
    agreedOnce: approvals > 0,
  };
};
