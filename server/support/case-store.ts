import { type RawBuilder, sql } from 'kysely';
import type { CaseMove, SupportCase } from '@poth/domain/support/case.ts';
import type { CaseState } from '@poth/domain/support/lifecycle.ts';
import { accountIdOf } from '../audit-log/actor-store.ts';
import type { Database, Tx } from '../db/database.ts';

const movesOf = async (db: Database, cases: readonly { tripId: string; caseId: string }[]) => {
  if (cases.length === 0) return new Map<string, CaseMove[]>();
  const [tripIds, caseIds] = [cases.map(({ tripId }) => tripId), cases.map(({ caseId }) => caseId)];
  const { rows } = await sql<CaseMove & { caseId: string }>`
    select m.case_id, m.move_no, m.event, m.to_state as to, m.said, u.name as by_name, m.at
    from unnest(${tripIds}::uuid[], ${caseIds}::uuid[]) asked(trip_id, case_id)
      join support_case_move m on m.trip_id = asked.trip_id and m.case_id = asked.case_id
      left join auth_user u on u.id = ${accountIdOf('m.made_by')}
    order by m.case_id, m.move_no`.execute(db);
  return Map.groupBy(rows, ({ caseId }) => caseId);
};

type Span = { limit: number; offset: number };

const readCases = async (
  db: Database,
  where: RawBuilder<unknown>,
  { limit, offset }: Span,
): Promise<SupportCase[]> => {
  const { rows } = await sql<Omit<SupportCase, 'moves'>>`
    select c.trip_id, c.case_id, c.booking_id, b.pnr, c.kind, c.state
    from support_case c join booking b on b.trip_id = c.trip_id and b.booking_id = c.booking_id
    where ${where} order by c.opened_at desc, c.case_id limit ${limit} offset ${offset}`.execute(db);
  const moves = await movesOf(db, rows);
  return rows.map((row) => ({ ...row, moves: moves.get(row.caseId) ?? [] }));
};

/** The cases in a state, null: in any; the newest first. */
export const readCasesInState = (db: Database, state: CaseState | null, span: Span): Promise<SupportCase[]> =>
  readCases(db, state ? sql`c.state = ${state}` : sql`true`, span);

/** Reads the cases that one person opened, the newest first. */
export const readCasesOpenedBy = (db: Database, openedBy: string, span: Span): Promise<SupportCase[]> =>
  readCases(db, sql`c.opened_by = ${openedBy}`, span);

const mostOfBooking = 50;

/** The cases of a booking, the newest first. */
export const readCasesOfBooking = (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<SupportCase[]> =>
  readCases(db, sql`c.trip_id = ${tripId} and c.booking_id = ${bookingId}`, {
    limit: mostOfBooking,
    offset: 0,
  });

/** Counts the cases in each state. */
export const countCases = async (db: Database): Promise<Record<CaseState, number>> => {
  const { rows } = await sql<Record<CaseState, number>>`
    select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'answered') as answered,
      count(*) filter (where state = 'closed') as closed from support_case`.execute(db);
  return rows[0] ?? { open: 0, answered: 0, closed: 0 };
};

type NewCase = Pick<SupportCase, 'tripId' | 'caseId' | 'bookingId' | 'kind' | 'state'> & { openedBy: string };

/** Stores a case with one move; returns false where its booking has an open case of this kind. */
export const putCase = async (tx: Tx, opened: NewCase): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('supportCase')
    .values({ ...opened, moves: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

type NewMove = Pick<SupportCase, 'tripId' | 'caseId'> &
  Pick<CaseMove, 'moveNo' | 'event' | 'said'> & {
    fromState: CaseState | null;
    toState: CaseState;
    madeBy: string;
  };

/** Stores a move of a case, with its text. */
export const putCaseMove = async (tx: Tx, move: NewMove): Promise<void> => {
  await tx.insertInto('supportCaseMove').values(move).execute();
};

/** Reads a case with the state and number of moves that a next move depends on, and the booking's operator. */
export const readCaseToMove = async (tx: Tx, { tripId, caseId }: { tripId: string; caseId: string }) => {
  const { rows } = await sql<{
    tripId: string;
    caseId: string;
    state: CaseState;
    moves: number;
    bookingId: string;
    operatorId: string;
    pnr: string | null;
  }>`
    select c.trip_id, c.case_id, c.state, c.moves, c.booking_id, b.operator_id, b.pnr
    from support_case c join booking b on b.trip_id = c.trip_id and b.booking_id = c.booking_id
    where c.trip_id = ${tripId} and c.case_id = ${caseId}`.execute(tx);
  return rows[0];
};

/**
 * Moves a case if its state and number of moves are as read; returns false otherwise, so also for the second of two
 * moves at once.
 */
export const moveCaseIfUnchanged = async (
  tx: Tx,
  { tripId, caseId, state, moves }: { tripId: string; caseId: string; state: CaseState; moves: number },
  to: CaseState,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('supportCase')
    .set({ state: to, moves: moves + 1 })
    .where('tripId', '=', tripId)
    .where('caseId', '=', caseId)
    .where('state', '=', state)
    .where('moves', '=', moves)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
