import type { SeatNo } from '../fleet/seat-layout.ts';
import type { BoardingList, BoardingRider } from './boarding.ts';
import type { BoardingMark } from './input.ts';

/** A ticket that was bought after the list was read: what its code says of it. */
export type UnlistedTicket = { seatNo: SeatNo; issueNo: number; fromStopNo: number; toStopNo: number };

/** A mark as the phone keeps it. */
export type KeptMark = BoardingMark & {
  tripId: string;
  /** By the server's clock, when the portal took it; null while it waits. */
  sentAt: Date | null;
  stranger: UnlistedTicket | null;
};

export type RiderNow = BoardingRider & {
  /** Whether the list knows the ticket. */
  listed: boolean;
  /** Whether the portal has not heard of its last mark yet. */
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

/** A list that was read while the portal took a mark may or may not know of it. */
const overlapMs = 2_000;

/** Whether a list already says what a mark did. */
const isInList = ({ sentAt }: KeptMark, { at }: Pick<BoardingList, 'at'>): boolean =>
  sentAt !== null && sentAt.getTime() + overlapMs < at.getTime();

/** Passengers as they are now on this phone: the list, and the marks made here since, in their order. */
export const ridersNow = (
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
