import { paisa } from '@poth/domain/money.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { newestTickets } from '@poth/domain/ticket/newest-tickets.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { delayPoint } from '@poth/domain/trip/delay.ts';
import type { Database } from '../db/database.ts';
import { boardingPoint, droppingPoint } from '../trip/stop-points.ts';
import type { TripCounter } from '../trip/store.ts';
import { newsOf } from '../trip/terms-store.ts';
import { type DocumentRow, type InJson, readDocumentRows } from './document-rows-store.ts';
import { refundStageOf } from './refund-stage-of.ts';

type Ref = { tripId: string; bookingId: string };

const counterOf = (tripId: string, counter: InJson<TripCounter> | null): TripCounter => {
  if (!counter) throw new Error(`trip ${tripId} has lost a counter of a booking`);
  const { leavesAt, arrivesAt, reportingAt } = counter;
  return {
    ...counter,
    leavesAt: new Date(leavesAt),
    arrivesAt: new Date(arrivesAt),
    reportingAt: new Date(reportingAt),
  };
};

const documentOf = (tripId: string, pnr: string, row: DocumentRow): TicketDocument => {
  const news = newsOf(row);
  const { delayMinutes } = news;
  return {
    tripId,
    bookingId: row.bookingId,
    pnr,
    state: row.state,
    channel: row.channel,
    heldUntil: row.heldUntil,
    language: row.language,
    operator: {
      slug: row.slug,
      name: { en: row.operatorEn, bn: row.operatorBn },
      mark: row.mark,
      colour: row.colour,
    },
    coachNumber: row.coachNumber,
    coachType: row.coachType,
    coachClass: row.coachClass,
    routeName: { en: row.routeNameEn, bn: row.routeNameBn },
    from: { en: row.fromEn, bn: row.fromBn },
    to: { en: row.toEn, bn: row.toBn },
    departsAt: addMinutes(row.departsAt, delayMinutes),
    arrivesAt: addMinutes(row.arrivesAt, delayMinutes),
    boarding: delayPoint(boardingPoint(counterOf(tripId, row.boarding)), delayMinutes),
    dropping: delayPoint(droppingPoint(counterOf(tripId, row.dropping)), delayMinutes),
    masked: false,
    contactName: row.contactName ?? '',
    contactPhone: row.contactPhone ?? '',
    contactEmail: row.contactEmail,
    tickets: newestTickets(row.tickets).map((ticket) => ({
      ...ticket,
      farePaisa: paisa(ticket.farePaisa),
      bothWaysOffPaisa: paisa(ticket.bothWaysOffPaisa),
    })),
    farePaisa: paisa(row.farePaisa),
    serviceChargePaisa: paisa(row.serviceChargePaisa),
    paidPaisa: paisa(row.farePaisa + row.serviceChargePaisa - row.discountPaisa),
    instrument: row.instrument,
    refunds: row.refunds.map(refundStageOf),
    purchase: row.purchase,
    news,
  };
};

/** Facts of a booking that its ticket shows, with its buyer and account. */
export type HeldDocument = {
  buyerId: string;
  userId: string | null;
  bookingId: string;
  document: TicketDocument;
};

/**
 * Reads the documents of bookings in one statement, in the order of the request; undefined for a booking without a PNR.
 */
export const readTicketDocuments = async (
  db: Database,
  refs: readonly Ref[],
): Promise<(HeldDocument | undefined)[]> => {
  const rows = new Map((await readDocumentRows(db, refs)).map((row) => [row.bookingId, row]));
  return refs.map(({ tripId, bookingId }) => {
    const row = rows.get(bookingId);
    if (!row?.pnr) return undefined;
    const { buyerId, userId } = row;
    return { buyerId, userId, bookingId, document: documentOf(tripId, row.pnr, row) };
  });
};

/** Reads the document of one booking; undefined before its PNR is given. */
export const readTicketDocument = async (db: Database, ref: Ref): Promise<HeldDocument | undefined> =>
  (await readTicketDocuments(db, [ref]))[0];
