import type { SeatNo } from '../fleet/seat-layout.ts';
import type { BoardingList, BoardingRider } from './boarding.ts';
import type { BoardingMark } from './input.ts';

/** Ticket bought after the list was read, by the facts in its code. */
export type UnlistedTicket = { seatNo: SeatNo; issueNo: number; fromStopNo: number; toStopNo: number };

/** A mark as the phone keeps it. */
export type KeptMark = BoardingMark & {
  tripId: string;
  /** Time by the server's clock when the portal took the mark; null while it is unsent. */
  sentAt: Date | null;
  stranger: UnlistedTicket | null;
};

export type RiderNow = BoardingRider & {
  /** True if the list has the ticket. */
  listed: boolean;
  /** True while the latest mark of the ticket is unsent. */
  waiting: boolean;
};

const unlistedTicketOf = ({ ticketId, stranger }: KeptMark): RiderNow | undefined =>
  stranger
    ? {
        ...stranger,
        ticketId,
        state: 'issued',
        name: '',
        kind: 'adult',
        gender: null,
        phone: null,
        pnr: '',
        boarding: { en: '', bn: '' },
        dropping: { en: '', bn: '' },
        boardedBy: null,
        boardedAt: null,
        listed: false,
        waiting: false,
      }
    : undefined;

const marked = (rider: RiderNow, mark: KeptMark): RiderNow => {
  const waiting = mark.sentAt === null;
  if (mark.kind === 'undo')
    return rider.boardedBy === mark.undoes
      ? { ...rider, state: 'issued', boardedBy: null, boardedAt: null, waiting }
      : rider;
  if (rider.state !== 'issued' && rider.state !== 'no-show') return rider;
  return { ...rider, state: 'boarded', boardedBy: mark.scanId, boardedAt: new Date(mark.at), waiting };
};

/** Margin for lists read while the portal took a mark: they may or may not include it. */
const overlapMs = 2_000;

/** Tells whether a list surely includes the effect of a mark. */
const isInList = ({ sentAt }: KeptMark, { at }: Pick<BoardingList, 'at'>): boolean =>
  sentAt !== null && sentAt.getTime() + overlapMs < at.getTime();

/** Returns the passengers as this phone knows them now: the list, and the phone's later marks applied in order. */
export const applyMarks = (
  { riders, at }: Pick<BoardingList, 'riders' | 'at'>,
  marks: readonly KeptMark[],
): RiderNow[] => {
  const now = new Map<string, RiderNow>(
    riders.map((rider) => [rider.ticketId, { ...rider, listed: true, waiting: false }]),
  );
  for (const mark of marks) {
    if (isInList(mark, { at })) continue;
    const rider = now.get(mark.ticketId) ?? unlistedTicketOf(mark);
    if (rider) now.set(mark.ticketId, marked(rider, mark));
  }
  return [...now.values()];
};

/** Counts who is aboard and who is missing among those who board at a stop. */
export const countAt = (riders: readonly RiderNow[], stopNo: number) => {
  const here = riders.filter(({ state, fromStopNo }) => state !== 'void' && fromStopNo === stopNo);
  const aboard = here.filter(({ state }) => state === 'boarded').length;
  return { all: here.length, aboard, missing: here.length - aboard };
};
