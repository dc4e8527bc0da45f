import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Validity } from '@poth/domain/ticket/validity.ts';

/** The colour of a chip: good, waiting, bad, past. */
type Tone = '' | 'gold' | 'red' | 'plain';

/** Names and colours of booking states for chips. */
export const bookingStateNames: Record<BookingState, Bilingual & { tone: Tone }> = {
  held: { en: 'Not paid yet', bn: 'টাকা দেওয়া হয়নি', tone: 'gold' },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত', tone: '' },
  expired: { en: 'Expired', bn: 'মেয়াদ শেষ', tone: 'plain' },
  unseated: { en: 'No seat', bn: 'সিট পাওয়া যায়নি', tone: 'red' },
  review: { en: 'Being checked', bn: 'যাচাই চলছে', tone: 'gold' },
  cancelled: { en: 'Cancelled', bn: 'বাতিল', tone: 'red' },
};

export const validityTones: Record<Validity, Tone> = {
  valid: '',
  boarded: '',
  cancelled: 'red',
  expired: 'plain',
};
