import { Problem } from '@poth/domain/problem.ts';
import { ShareToken } from '@poth/domain/trip-sharing/input.ts';
import {
  canShareTrip,
  firstNameOf,
  shareEndsAt,
  type SharedTrip,
} from '@poth/domain/trip-sharing/shared-trip.ts';
import { journeyProgress } from '@poth/domain/trip/progress.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { readTicketDocument } from '../ticket/store.ts';
import { followTrip } from './follow-trip.ts';
import { openShareToken } from './share-link.ts';
import { readBoardedAt, readSharedBooking } from './share-store.ts';

const shown = ({ name, address, phone, at, reportingAt }: StopPoint) => ({
  name,
  address,
  phone,
  at,
  reportingAt,
});

/** Shows a trip to anybody with its link, without number, price, seat or contact of the passenger. */
export const viewSharedTrip = call(
  {
    gate: 'everybody',
    input: ShareToken,
    unreadable: 'not-found',
    problems: [
      'not-found', // alike for a link that was withdrawn, has expired, was never made, or whose ticket was cancelled
    ],
  },
  async function viewSharedTrip({ deps: { db, linkSigner } }, token): Promise<SharedTrip> {
    const share = openShareToken(linkSigner, token);
    const bookingId = share && (await readSharedBooking(db, share));
    const ref = bookingId && { tripId: share.tripId, bookingId };
    const read = ref && (await readTicketDocument(db, ref));
    if (!ref || !read) throw new Problem('not-found');
    const { operator, coachNumber, routeName, boarding, dropping, arrivesAt, contactName, tickets, news } =
      read.document;
    const live = tickets.filter(({ state }) => state !== 'void');
    if (!canShareTrip(read.document, await databaseNow(db))) throw new Problem('not-found');
    const [progress, boardedAt] = await Promise.all([
      followTrip(db, ref.tripId, news.delayMinutes),
      readBoardedAt(db, ref),
    ]);
    const journey = { fromStopNo: boarding.stopNo, toStopNo: dropping.stopNo };
    const { last, sight, stops } = journeyProgress(progress, journey);
    return {
      firstName: firstNameOf(contactName),
      operatorName: operator.name,
      coachNumber,
      routeName,
      cancelled: news.cancelled,
      delayMinutes: news.delayMinutes,
      last,
      sight,
      stops,
      boarding: shown(boarding),
      dropping: shown(dropping),
      supervisorPhone: news.supervisorPhone,
      travellers: live.length,
      aboard: live.filter(({ state }) => state === 'boarded').length,
      boardedAt,
      endsAt: shareEndsAt(arrivesAt),
    };
  },
);
