import type { TicketFields } from '../ticket/ticket-code.ts';
import type { BoardingList } from './boarding.ts';
import type { RiderNow } from './riders-now.ts';

/** Outcomes of a scan. The first two let the passenger in. */
export const scanVerdicts = [
  'boarded',
  'unknown-ticket',
  'second-use',
  'void',
  'other-trip',
  'other-stop',
  'too-early',
  'too-late',
  'forged',
  'no-ticket',
] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

/** A code taken apart, and whether a key that the list trusts has signed it. */
export type ReadCode = { fields: TicketFields; genuine: boolean };

/** Hour and stop of a scan. */
export type Door = { now: Date; stopNo: number };

type Trip = Pick<BoardingList, 'tripId' | 'state' | 'opensAt'>;
export type Judged = { verdict: ScanVerdict; rider: RiderNow | null };

const secondsOf = (at: Date): number => at.getTime() / 1000;

/** A newer ticket of the same seat on a stretch of the same road takes the place of an older one. */
const isReplaced = (fields: TicketFields, riders: readonly RiderNow[]): boolean =>
  riders.some(
    ({ seatNo, issueNo, state, fromStopNo, toStopNo }) =>
      state !== 'void' &&
      seatNo === fields.seatNo &&
      issueNo > fields.issueNo &&
      fromStopNo < fields.toStopNo &&
      fields.fromStopNo < toStopNo,
  );

const judgeGenuine = (
  fields: TicketFields,
  trip: Trip,
  riders: readonly RiderNow[],
  rider: RiderNow | null,
  { now, stopNo }: Door,
): ScanVerdict => {
  if (fields.tripId !== trip.tripId) return 'other-trip';
  if (trip.state === 'cancelled' || rider?.state === 'void' || isReplaced(fields, riders)) return 'void';
  if (rider?.state === 'boarded') return 'second-use';
  if (secondsOf(now) < fields.notBeforeSeconds || now < trip.opensAt) return 'too-early';
  if (secondsOf(now) > fields.notAfterSeconds || fields.toStopNo <= stopNo) return 'too-late';
  if (fields.fromStopNo > stopNo) return 'other-stop';
  return rider ? 'boarded' : 'unknown-ticket';
};

/**
 * Judges the code of a ticket at the door of a trip by the list on the phone and the marks made there, without a
 * network. A ticket that the list does not know was bought later: its signature is good, so it is let in. code:
 * undefined for a text that is no ticket of ours.
 */
export const judgeScan = (
  code: ReadCode | undefined,
  trip: Trip,
  riders: readonly RiderNow[],
  door: Door,
): Judged => {
  if (!code) return { verdict: 'no-ticket', rider: null };
  if (!code.genuine) return { verdict: 'forged', rider: null };
  const rider = riders.find(({ ticketId }) => ticketId === code.fields.ticketId) ?? null;
  return { verdict: judgeGenuine(code.fields, trip, riders, rider, door), rider };
};

/** Judges letting a passenger in by the seat, without a code. */
export const judgeByHand = (rider: RiderNow, trip: Trip, now: Date): Judged => {
  const verdict = (): ScanVerdict => {
    if (trip.state === 'cancelled' || rider.state === 'void') return 'void';
    if (rider.state === 'boarded') return 'second-use';
    return now < trip.opensAt ? 'too-early' : 'boarded';
  };
  return { verdict: verdict(), rider };
};
