import type { Channel } from '@poth/domain/booking/channel.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Phone } from '@poth/domain/phone.ts';

/** A booking in a line of a list: whose, with whom, when. */
export type BookingLine = {
  tripId: string;
  bookingId: string;
  pnr: string | null;
  state: BookingState;
  channel: Channel;
  contactName: string | null;
  contactPhone: Phone | null;
  operator: Bilingual;
  from: Bilingual;
  to: Bilingual;
  departsAt: Date;
  seatNos: string[];
  pricePaisa: number;
};

/** A page of a list: one row more than is shown tells whether another page follows. */
export type Paged<Row> = { rows: Row[]; page: number; more: boolean };

export const pageSize = 20;

export const pageOf = <Row>(rows: Row[], page: number): Paged<Row> => ({
  rows: rows.slice(0, pageSize),
  page,
  more: rows.length > pageSize,
});
