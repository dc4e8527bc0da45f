import { randomUUID } from 'node:crypto';
import { nameOfActor, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ReportTripInput } from '@poth/domain/feedback/input.ts';
import { type ReportRead, readReport } from '@poth/domain/feedback/read-report.ts';
import type { ReportKind } from '@poth/domain/feedback/report.ts';
import { reportWindow } from '@poth/domain/feedback/window.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { announce } from '../messaging/outbox.ts';
import { ownTicket } from './own-ticket.ts';
import { putReport, putReportMove, readOperatorOf } from './standing-store.ts';
import { readCountersBetween } from './store.ts';

type Ref = { tripId: string; bookingId: string };

/** Stores a report and its first move. Problems: already-reported, where the booking has a report of this kind. */
const writeReport = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  kind: ReportKind,
  read: ReportRead,
  by: string,
): Promise<string> => {
  const operatorId = await readOperatorOf(tx, { tripId, bookingId });
  const reportId = randomUUID();
  const state = 'open' as const;
  if (!(await putReport(tx, { tripId, reportId, state, bookingId, operatorId, kind }, read)))
    throw new Problem('already-reported');
  await putReportMove(tx, {
    tripId,
    reportId,
    moveNo: 1,
    event: 'report',
    fromState: null,
    toState: state,
    said: null,
    madeBy: by,
  });
  return reportId;
};

/**
 * Reports for a passenger, on their own ticket, that the coach did not come or an overcharge; its operator is told by
 * mail. One idempotency key makes one report. Times are in Dhaka's zone, the amount is typed in taka.
 */
export const reportTrip = call(
  {
    gate: 'everybody',
    input: ReportTripInput,
    problems: [
      'not-found', // for callers who have not proved that they own the ticket
      'booking-closed', // without a ticket to report about
      'report-early',
      'report-over',
      'already-reported',
      'invalid-input', // date, place, text, paidTaka, paidTo
      'too-many-tries',
      'key-reused',
    ],
  },
  async function reportTrip({ deps: { db }, actor }, { pnr, key, ...typed }): Promise<{ reportId: string }> {
    const document = await ownTicket(db, actor, pnr);
    const { tripId, bookingId, departsAt, boarding, dropping } = document;
    const now = await databaseNow(db);
    const open = reportWindow(typed.kind, document, now);
    if (open === 'no') throw new Problem('booking-closed');
    if (open === 'early') throw new Problem('report-early');
    if (open === 'over') throw new Problem('report-over');
    const span = { tripId, fromStopNo: boarding.stopNo, toStopNo: dropping.stopNo };
    const counters = await readCountersBetween(db, span);
    const read = readReport(typed, { counters, departsAt, now });
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    await chargeTry(db, 'report', trySubjectsOf(actor));
    const by = nameOfActor(actor);
    return transaction(db, (tx) =>
      once(tx, { tripId, actor: by, key, input: { bookingId, ...typed } }, async () => {
        const reportId = await writeReport(tx, { tripId, bookingId }, typed.kind, read.report, by);
        await announce(tx, tripId, 'passenger-reported', `${reportId}:1`, { reportId, moveNo: 1 });
        return { reportId };
      }),
    );
  },
);
