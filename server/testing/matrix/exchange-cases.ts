import { randomUUID } from 'node:crypto';
import { by, type CasesOf } from './case.ts';

/** An exchange is for the holder of the ticket. */
export const exchangeCases: CasesOf<'exchange'> = {
  viewExchange: by('owner')(({ exchange }, { actor }, { pnr }) =>
    exchange.viewExchange(actor, { pnr, date: null }),
  ),
  exchangeBooking: by('owner')(
    ({ exchange }, { actor }, { pnr, tripId }) =>
      exchange.exchangeBooking(actor, {
        pnr,
        to: { tripId, fromStopNo: 0, toStopNo: 2 },
        seatNos: ['A1'],
        shownBackPaisa: 0,
        key: randomUUID(),
      }),
    'not-rebookable',
  ),
  startExchange: by('owner')(
    ({ exchange }, { actor }, { pnr, tripId }) =>
      exchange.startExchange(actor, {
        pnr,
        to: { tripId, fromStopNo: 0, toStopNo: 2 },
        seatNos: ['A1'],
        shownPayPaisa: 1,
        key: randomUUID(),
      }),
    'not-rebookable',
  ),
  keepTicket: by('owner')(({ exchange }, { actor }, { pnr }) => exchange.keepTicket(actor, { pnr })),
};
