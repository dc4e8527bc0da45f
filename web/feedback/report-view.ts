import { minuteOfDay, dhakaDate } from '@poth/domain/dhaka.ts';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { type PassengerReport, type ReportKind, reportKinds } from '@poth/domain/feedback/report.ts';
import { reportEndsAt } from '@poth/domain/feedback/window.ts';
import type { ReportsOfTicket } from '@poth/domain/feedback/ticket-reports.ts';
import { textIn } from '../text/texts.ts';
import { momentText } from '../text/moment.ts';
import { voiceText } from './text.ts';

/** A time of day as a form holds it: 22:30. */
const clockOf = (at: Date): string => {
  const minutes = minuteOfDay(at);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const choiceOf = (kind: ReportKind, { may, document }: ReportsOfTicket, language: Language) => {
  const t = textIn(language, voiceText);
  const { departsAt } = document;
  const until = momentText(reportEndsAt(kind, departsAt), language);
  const says = {
    open: `${t.may.open[kind]} ${t.until(until)}`,
    early: t.may.early(momentText(departsAt, language)),
    over: t.may.over(until),
    no: t.may.no,
    reported: t.may.reported,
  };
  return { kind, open: may[kind] === 'open', says: says[may[kind]] };
};

/** Prepares a report with its moves for its passenger. */
const reportOf = (report: PassengerReport, language: Language) => {
  const { said } = textIn(language, voiceText);
  const { paidPaisa, paidTo } = report;
  return {
    reportId: report.reportId,
    kind: report.kind,
    state: report.state,
    when: momentText(report.happenedAt, language),
    place: report.place[language],
    text: report.text,
    paid: paidPaisa === null ? null : said.paid(formatMoney(paidPaisa, language), paidTo ?? ''),
    operator: report.operatorName[language],
    moves: report.moves
      .filter(({ event }) => event !== 'report')
      .map(({ moveNo, event, said: words, at }) => ({
        moveNo,
        byOperator: event === 'answer',
        said: words ?? said.closed,
        at: momentText(at, language),
      })),
  };
};
export type ReportView = ReturnType<typeof reportOf>;

/** The page of a ticket's reports, in one language. */
export const reportsView = (seen: ReportsOfTicket, language: Language) => {
  const { document, now } = seen;
  // Default time of the form: the departure, but never in the future.
  const at = document.departsAt < now ? document.departsAt : now;
  return {
    pnr: document.pnr,
    shownPnr: formatPnr(document.pnr),
    journey: [
      `${document.operator.name[language]} ${document.coachNumber}`,
      `${document.from[language]} – ${document.to[language]}`,
      momentText(document.departsAt, language),
    ].join(' · '),
    price: formatMoney(seen.pricePaisa, language),
    reports: seen.reports.map((report) => reportOf(report, language)),
    choices: reportKinds.map((kind) => choiceOf(kind, seen, language)),
    counters: seen.counters.map(({ counterId, name }) => ({ counterId, name: name[language] })),
    boardingCounterId: document.boarding.counterId,
    at: { date: dhakaDate(at), time: clockOf(at), latest: dhakaDate(now) },
  };
};
export type ReportsView = ReturnType<typeof reportsView>;
