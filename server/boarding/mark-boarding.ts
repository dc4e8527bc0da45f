import { type Actor, nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { canBoard } from '@poth/domain/identity/policy.ts';
import { type BoardingMark, MarkBoardingInput } from '@poth/domain/boarding/input.ts';
import { type EarlierMark, judgeMark, type MarkVerdict } from '@poth/domain/boarding/judge-mark.ts';
import { boardingOpensAt } from '@poth/domain/boarding/window.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { readLeftStop, readRunningTrip, type RunningTrip } from '../trip/change-store.ts';
import { addMark, lockTickets, type MarkedTicket, readMarks } from './mark-store.ts';
import { moveTicket } from './move-ticket.ts';

type Door = { trip: RunningTrip; closedStop: number; actor: Actor; deviceId: string };
type Marked = { ticket: MarkedTicket; marks: EarlierMark[] };

/** Records one mark on its locked ticket. Its verdict is decided once; a repeated mark gets the earlier verdict. */
const settle = async (
  tx: Tx,
  { trip, closedStop, actor, deviceId }: Door,
  mark: BoardingMark,
  { ticket, marks }: Marked,
): Promise<MarkVerdict> => {
  const { tripId, operatorId } = trip;
  const { userId, name } = personOf(actor);
  const repeated = marks.find(({ scanId }) => scanId === mark.scanId);
  if (repeated) return repeated.verdict;
  const verdict = judgeMark(mark, { state: ticket.state, tripCancelled: trip.cancelled }, marks);
  const maker = { deviceId, madeBy: userId, madeByName: name };
  // The id is already used for another ticket, which no genuine phone does.
  if (!(await addMark(tx, tripId, mark, verdict, maker))) return 'nothing';
  const wasBoarded = marks.find(({ scanId }) => mark.kind === 'undo' && scanId === mark.undoes)?.verdict;
  marks.push({ scanId: mark.scanId, undoes: mark.kind === 'undo' ? mark.undoes : null, verdict });
  const move = async (event: 'board' | 'unboard' | 'miss') => {
    ticket.state = await moveTicket(tx, { tripId, ...ticket }, event, nameOfActor(actor));
  };
  if (verdict === 'boarded') await move('board');
  if (verdict !== 'undone') return verdict;
  if (wasBoarded === 'boarded') {
    await move('unboard');
    if (ticket.fromStopNo <= closedStop) await move('miss');
  }
  const detail = { tripId, seatNo: ticket.seatNo, ticketId: ticket.ticketId, was: wasBoarded };
  await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'boarding-undone', detail });
  return verdict;
};

/**
 * Takes the marks made at the door, in order and each once, however late they arrive: tickets let in, and marks undone.
 * A ticket that is already aboard, or was cancelled, is flagged and not moved. Returns the verdict of each; unknown and
 * too-early marks are not stored. at: time by the server's clock.
 */
export const markBoarding = call(
  {
    gate: 'operatorMember',
    input: MarkBoardingInput,
    problems: [
      'not-found', // also for a trip of another operator
    ],
  },
  async function markBoarding(
    { deps, actor },
    { tripId, deviceId, marks },
  ): Promise<{ at: Date; verdicts: { scanId: string; verdict: MarkVerdict }[] }> {
    const ticketIds = marks.map(({ ticketId }) => ticketId);
    return transaction(deps.db, async (tx) => {
      const trip = await readRunningTrip(tx, tripId, 'used');
      if (!trip || trip.state === 'draft' || !canBoard(actor, trip)) throw new Problem('not-found');
      const at = await databaseNow(tx);
      const early = at < boardingOpensAt(trip.departsAt);
      const tickets = await lockTickets(tx, tripId, ticketIds);
      const earlier = await readMarks(tx, tripId, ticketIds);
      const known = new Map<string, Marked>(
        tickets.map((ticket) => [
          ticket.ticketId,
          { ticket, marks: earlier.filter(({ ticketId }) => ticketId === ticket.ticketId) },
        ]),
      );
      const door = { trip, closedStop: await readLeftStop(tx, tripId), actor, deviceId };
      const verdicts: { scanId: string; verdict: MarkVerdict }[] = [];
      for (const mark of marks) {
        const marked = known.get(mark.ticketId);
        const verdict = !marked ? 'unknown' : early ? 'too-early' : await settle(tx, door, mark, marked);
        verdicts.push({ scanId: mark.scanId, verdict });
      }
      return { at, verdicts };
    });
  },
);
