import { Pnr } from '@poth/domain/ticket/input.ts';
import { journeyProgress, type TripProgress } from '@poth/domain/trip/progress.ts';
import { call } from '../call.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { followTrip } from './follow-trip.ts';

/** Shows who has proved to own a ticket how far its coach has come, by the marks of its conductor and where its phone was. */
export const viewProgress = call(
  {
    gate: 'everybody',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for everybody else
    ],
  },
  async function viewProgress({ deps: { db }, actor }, pnr): Promise<TripProgress> {
    const { tripId, news, boarding, dropping } = await ownTicket(db, actor, pnr);
    const journey = { fromStopNo: boarding.stopNo, toStopNo: dropping.stopNo };
    return journeyProgress(await followTrip(db, tripId, news.delayMinutes), journey);
  },
);
