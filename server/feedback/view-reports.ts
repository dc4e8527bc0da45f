import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import type { ReportKind } from '@poth/domain/feedback/report.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import { reportWindow } from '@poth/domain/feedback/window.ts';
import type { ReportsOfTicket } from '@poth/domain/feedback/ticket-reports.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { ownTicket } from './own-ticket.ts';
import { readKeptPrice, readReportsOfBooking } from './report-store.ts';
import { readCountersBetween, readReportStatesByPnr } from './store.ts';

/** Lists the reports of a ticket for its proven owner, and what may still be reported. */
export const viewReports = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for all other callers
    ],
  },
  async function viewReports({ deps: { db }, actor }, pnr): Promise<ReportsOfTicket> {
    const document = await ownTicket(db, actor, pnr);
    const { tripId, bookingId, boarding, dropping } = document;
    const [reports, pricePaisa, counters, now] = await Promise.all([
      readReportsOfBooking(db, { tripId, bookingId }),
      readKeptPrice(db, document),
      readCountersBetween(db, { tripId, fromStopNo: boarding.stopNo, toStopNo: dropping.stopNo }),
      databaseNow(db),
    ]);
    const windowOf = (kind: ReportKind) =>
      reports.some((report) => report.kind === kind)
        ? ('reported' as const)
        : reportWindow(kind, document, now);
    const may = { 'did-not-come': windowOf('did-not-come'), overcharged: windowOf('overcharged') };
    return { document, reports, pricePaisa, may, counters, now };
  },
);

/** Shows the states of a ticket's reports, for the ticket page. */
export const viewVoice = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for callers who have not proved that they own it
    ],
  },
  async function viewVoice(
    { deps: { db }, actor },
    pnr,
  ): Promise<{ reports: { kind: ReportKind; state: ReportState }[] }> {
    const found = await readReportStatesByPnr(db, pnr);
    if (!found || !canSeeTicket(actor, found)) throw new Problem('not-found');
    return { reports: found.reports };
  },
);
