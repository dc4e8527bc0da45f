import { randomUUID } from 'node:crypto';
import { by, type CasesOf } from './case.ts';

/** The choice of another coach is for the holder of the ticket. */
export const rebookingCases: CasesOf<'rebooking'> = {
  viewRebooking: by('owner')(({ rebooking }, { actor }, { pnr }) => rebooking.viewRebooking(actor, pnr)),
  rebook: by('owner')(
    ({ rebooking }, { actor }, { pnr, tripId }) =>
      rebooking.rebook(actor, {
        pnr,
        to: { tripId, fromStopNo: 0, toStopNo: 2 },
        seatNos: ['A1'],
        key: randomUUID(),
      }),
    'not-rebookable',
  ),
  takeMoneyInstead: by('owner')(
    ({ rebooking }, { actor }, { pnr }) => rebooking.takeMoneyInstead(actor, { pnr }),
    'not-rebookable',
  ),
};
