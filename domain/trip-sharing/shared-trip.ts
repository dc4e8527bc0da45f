import type { Bilingual } from '../language.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import { later } from '../trip/delay.ts';
import type { Sight } from '../trip/position.ts';
import type { LastSeen, StopAhead } from '../trip/progress.ts';
import type { StopPoint } from '../trip/trip.ts';

/** Trip as anybody with the link may know it: nothing by which the passenger is reached or the ticket found. */
export type SharedTrip = {
  firstName: string;
  operatorName: Bilingual;
  coachNumber: string;
  routeName: Bilingual;
  cancelled: boolean;
  delayMinutes: number;
  /** Where the coach was last, on the day, by marks and by position, and the stops of the journey. */
  last: LastSeen | null;
  sight: Sight | null;
  stops: readonly StopAhead[];
  boarding: Pick<StopPoint, 'name' | 'address' | 'phone' | 'at' | 'reportingAt'>;
  dropping: Pick<StopPoint, 'name' | 'address' | 'phone' | 'at'>;
  supervisorPhone: string | null;
  /** How many travel on the booking, how many of them are aboard, and since when. */
  travellers: number;
  aboard: number;
  boardedAt: Date | null;
  endsAt: Date;
};

/** A link is good until a day after the arrival, the delay counted in. arrivesAt: as it is expected now. */
export const shareEndsAt = (arrivesAt: Date): Date => later(arrivesAt, 1_440);

/** Whether a ticket's trip may be shown by a link now: somebody travels on it, or would have. */
export const canShareTrip = (
  { tickets, news, arrivesAt }: Pick<TicketDocument, 'tickets' | 'news' | 'arrivesAt'>,
  now: Date,
): boolean =>
  tickets.length > 0 &&
  (news.cancelled || tickets.some(({ state }) => state !== 'void')) &&
  now < shareEndsAt(arrivesAt);

/** Whether making a link is offered: the trip is still to be followed. */
export const offersSharing = (
  document: Pick<TicketDocument, 'tickets' | 'news' | 'arrivesAt'>,
  now: Date,
): boolean => canShareTrip(document, now) && !document.news.cancelled && now < document.arrivesAt;

/** How long around a journey its coach is followed: it may be at stops before the passenger's own, and late. */
const followedMinutes = 180;

/** Whether a ticket tells how far its coach has come: around the hours of the journey, for who has one to make. */
export const followsCoach = (
  { state, news, departsAt, arrivesAt }: Pick<TicketDocument, 'state' | 'news' | 'departsAt' | 'arrivesAt'>,
  now: Date,
): boolean =>
  state === 'confirmed' &&
  !news.cancelled &&
  now >= later(departsAt, -followedMinutes) &&
  now < later(arrivesAt, followedMinutes);

/** Titles that names begin with and nobody is called by. */
const titles = /^(?:md|mohd|mst|most|mr|mrs|ms|dr|engr|মো|মোঃ|মোছা|মোছাঃ|মোসা|মোসাঃ|ডা|ডাঃ|ড)[.:]?$/iu;

/** The name that somebody is called by: the first that is no title, and nothing after it. */
export const firstNameOf = (name: string): string => {
  const names = name.trim().split(/\s+/);
  return names.find((one) => !titles.test(one)) ?? names[0] ?? '';
};
