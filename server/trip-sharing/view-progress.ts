import { Pnr } from '@poth/domain/ticket/input.ts';
import { journeyProgress, type TripProgress } from '@poth/domain/trip/progress.ts';
import { call } from '../call.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { followTrip } from './follow-trip.ts';

/**
 * Shows the proven owner of a ticket the progress of its coach, by its conductor's marks and the position of their
 * phone.
 */
export const viewProgress = call(
  {
    gate: 'everybody',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for all other callers
    ],
  },
  async function viewProgress({ deps: { db }, actor }, pnr): Promise<TripProgress> {
    const { tripId, news, boarding, dropping } = await ownTicket(db, actor, pnr);
    const journey = { fromStopNo: boarding.stopNo, toStopNo: dropping.stopNo };
    return journeyProgress(await followTrip(db, tripId, news.delayMinutes), journey);
  },
);
