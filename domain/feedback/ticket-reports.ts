import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import type { PassengerReport, ReportKind } from './report.ts';
import type { ReportWindow } from './window.ts';

/** What was reported about a ticket, what still may be, and the counters to choose a place from. */
export type ReportsOfTicket = {
  document: TicketDocument;
  reports: PassengerReport[];
  /** What the seats cost that were not given back. */
  pricePaisa: Paisa;
  /** reported: one of a kind is enough. */
  may: Record<ReportKind, ReportWindow | 'reported'>;
  counters: { counterId: string; name: Bilingual }[];
  now: Date;
};
