import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import type { PassengerReport, ReportKind } from './report.ts';
import type { ReportWindow } from './window.ts';

/** Reports about a ticket, the kinds that may still be made, and the counters to choose a place from. */
export type ReportsOfTicket = {
  document: TicketDocument;
  reports: PassengerReport[];
  /** Price of the seats that were not refunded. */
  pricePaisa: Paisa;
  /** State of the right to report, by kind. reported: there is already a report of this kind. */
  may: Record<ReportKind, ReportWindow | 'reported'>;
  counters: { counterId: string; name: Bilingual }[];
  now: Date;
};
