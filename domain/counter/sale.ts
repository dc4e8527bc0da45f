import type { Channel } from '../booking/channel.ts';
import type { BookingState } from '../booking/lifecycle.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';

/** Booking of a counter as one line of a list, with what an agent looks for. */
export type CounterSale = {
  tripId: string;
  bookingId: string;
  pnr: string;
  state: BookingState;
  channel: Channel;
  contactName: string;
  contactPhone: string;
  coachNumber: string;
  from: Bilingual;
  to: Bilingual;
  departsAt: Date;
  seatNos: readonly string[];
  farePaisa: Paisa;
  /** Deadline of seats that are kept for a caller. */
  heldUntil: Date;
  /** Money that waits to be collected at the counters. */
  waitingPaisa: Paisa;
};
