import type { Bilingual } from '../language.ts';
import { latinDigits } from '../language.ts';

/** Tenders of a counter: notes and coins, or money sent to the operator's mobile account. */
export const tenders = ['cash', 'mobile-money'] as const;
export type Tender = (typeof tenders)[number];

export const tenderNames: Record<Tender, Bilingual> = {
  cash: { en: 'Cash', bn: 'নগদ' },
  'mobile-money': { en: 'Mobile money', bn: 'মোবাইল ব্যাংকিং' },
};

/** Instrument of a payment at a counter, named the way gateways name theirs. */
export const instrumentOf: Record<Tender, string> = { cash: 'Cash', 'mobile-money': 'Mobile money' };

export type ReferenceFault = 'reference-missing' | 'reference-wrong';

/**
 * Reads a mobile money service's number of a transfer, as an agent typed it: 8 to 20 letters and digits. Returns it in
 * capitals, or the fault. Cash has none.
 */
export const readReference = (
  tender: Tender,
  typed: string,
): { reference: string | null } | { fault: ReferenceFault } => {
  if (tender === 'cash') return { reference: null };
  const reference = latinDigits(typed).toUpperCase().replace(/[\s-]/g, '');
  if (!reference) return { fault: 'reference-missing' };
  return /^[A-Z0-9]{8,20}$/.test(reference) ? { reference } : { fault: 'reference-wrong' };
};
