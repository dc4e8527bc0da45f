import type { Bilingual } from '../language.ts';
import type { TicketState } from './lifecycle.ts';

/** Names of a ticket's validity, the field VALID of the specification. */
export const validityNames = {
  valid: { en: 'Valid', bn: 'বৈধ' },
  boarded: { en: 'Boarded', bn: 'যাত্রা করেছেন' },
  cancelled: { en: 'Cancelled', bn: 'বাতিল' },
  expired: { en: 'Expired', bn: 'মেয়াদ শেষ' },
} as const satisfies Record<string, Bilingual>;
export type Validity = keyof typeof validityNames;

/** Returns the validity of a ticket at the door; it expires when the coach leaves its boarding stop. */
export const validityOf = (state: TicketState, departsAt: Date, now: Date): Validity => {
  if (state === 'void') return 'cancelled';
  if (state === 'boarded') return 'boarded';
  return state === 'no-show' || now >= departsAt ? 'expired' : 'valid';
};
