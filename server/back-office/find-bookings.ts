import { readFindKey } from '@poth/domain/back-office/find-key.ts';
import { FindBookingsInput } from '@poth/domain/back-office/input.ts';
import { call } from '../call.ts';
import { type Paged, pageOf } from './paged.ts';
import { type FoundBooking, readFound } from './find-store.ts';

/**
 * Finds bookings for an admin by one text: a PNR, a phone number, an e-mail address, our number of a payment attempt,
 * the gateway's receipt, the bank's number, or a refund's number, ours or the gateway's. Without a text, the last ones
 * sold. Newest first, twenty a page; one statement.
 */
export const findBookings = call(
  { gate: 'admin', readsArchive: 'together', mayReadBehind: true, input: FindBookingsInput },
  async function findBookings({ deps: { db } }, { text, page }): Promise<Paged<FoundBooking>> {
    return pageOf(await readFound(db, readFindKey(text), page), page);
  },
);
