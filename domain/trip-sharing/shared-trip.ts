import type { Bilingual } from '../language.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import { addMinutes } from '../add-minutes.ts';
import type { Sighting } from '../trip/position.ts';
import type { LastSeen, StopAhead } from '../trip/progress.ts';
import type { StopPoint } from '../trip/trip.ts';

/** Trip as shown to anybody with the link: nothing that leads to the passenger's contact or to the ticket. */
export type SharedTrip = {
  firstName: string;
  operatorName: Bilingual;
  coachNumber: string;
  routeName: Bilingual;
  cancelled: boolean;
  delayMinutes: number;
  /** Last known place of the coach by marks (`last`) and by position (`sight`), and the stops of the journey. */
  last: LastSeen | null;
  sight: Sighting | null;
  stops: readonly StopAhead[];
  boarding: Pick<StopPoint, 'name' | 'address' | 'phone' | 'at' | 'reportingAt'>;
  dropping: Pick<StopPoint, 'name' | 'address' | 'phone' | 'at'>;
  supervisorPhone: string | null;
  /** Number of travellers on the booking, number of them aboard, and since when. */
  travellers: number;
  aboard: number;
  boardedAt: Date | null;
  endsAt: Date;
};

/** Returns the expiry of a share link: a day after arrival. arrivesAt: the expected time, the delay included. */
export const shareEndsAt = (arrivesAt: Date): Date => addMinutes(arrivesAt, 1_440);

/** Tells whether the trip of a booking may be shown by link now: a ticket is not void, or the trip was cancelled. */
export const canShareTrip = (
  { tickets, news, arrivesAt }: Pick<TicketDocument, 'tickets' | 'news' | 'arrivesAt'>,
  now: Date,
): boolean =>
  tickets.length > 0 &&
  (news.cancelled || tickets.some(({ state }) => state !== 'void')) &&
  now < shareEndsAt(arrivesAt);

/** Tells whether to offer making a link: the trip runs and has not arrived. */
export const offersSharing = (
  document: Pick<TicketDocument, 'tickets' | 'news' | 'arrivesAt'>,
  now: Date,
): boolean => canShareTrip(document, now) && !document.news.cancelled && now < document.arrivesAt;

/** Minutes before and after a journey in which its coach is followed: it may be at earlier stops, or late. */
const followedMinutes = 180;

/** Tells whether a ticket shows the progress of its coach: around the hours of the journey, on a confirmed booking. */
export const followsCoach = (
  { state, news, departsAt, arrivesAt }: Pick<TicketDocument, 'state' | 'news' | 'departsAt' | 'arrivesAt'>,
  now: Date,
): boolean =>
  state === 'confirmed' &&
  !news.cancelled &&
  now >= addMinutes(departsAt, -followedMinutes) &&
  now < addMinutes(arrivesAt, followedMinutes);

/** Titles at the beginning of names by which no person is addressed. */
const titles = /^(?:md|mohd|mst|most|mr|mrs|ms|dr|engr|মো|মোঃ|মোছা|মোছাঃ|মোসা|মোসাঃ|ডা|ডাঃ|ড)[.:]?$/iu;

/** Returns the name by which a person is addressed: the first that is no title. */
export const firstNameOf = (name: string): string => {
  const names = name.trim().split(/\s+/);
  return names.find((one) => !titles.test(one)) ?? names[0] ?? '';
};
