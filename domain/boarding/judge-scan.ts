import type { TicketFields } from '../ticket/ticket-code.ts';
import type { BoardingList } from './boarding.ts';
import type { RiderNow } from './apply-marks.ts';

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

/** Decoded ticket code. genuine: a key that the list trusts has signed it. */
export type ReadCode = { fields: TicketFields; genuine: boolean };

/** Time and stop of a scan. */
export type Door = { now: Date; stopNo: number };

type Trip = Pick<BoardingList, 'tripId' | 'state' | 'opensAt'>;
export type Judged = { verdict: ScanVerdict; rider: RiderNow | null };

const secondsOf = (at: Date): number => at.getTime() / 1000;

/** Tells whether a newer ticket for the same seat on overlapping legs replaces this one. */
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
 * Judges a ticket code at the door of a trip by the phone's list and its own marks, without a network. A genuine ticket
 * that the list lacks was bought later and is let in. code: undefined for a text that is none of our tickets.
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

/** Judges boarding by hand: the passenger is chosen by seat, without a code. */
export const judgeByHand = (rider: RiderNow, trip: Trip, now: Date): Judged => {
  const verdict = (): ScanVerdict => {
    if (trip.state === 'cancelled' || rider.state === 'void') return 'void';
    if (rider.state === 'boarded') return 'second-use';
    return now < trip.opensAt ? 'too-early' : 'boarded';
  };
  return { verdict: verdict(), rider };
};
