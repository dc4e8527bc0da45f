import {
  type BookedJourneyView,
  downloadTicketCall,
  enterCodeCall,
  lookUpTicketCall,
  sendCodeCall,
  viewTicketCall,
} from '@poth/domain/ticket/api.ts';
import type { RefundStage, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { presentStopPoint } from '@poth/domain/trip/stop-point-view.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

const presentRefund = ({ requestedAt, sentAt, settledAt, ...refund }: RefundStage) => ({
  refundId: refund.refundId,
  refundNo: refund.refundNo,
  seatNos: [...refund.seatNos],
  amountPaisa: refund.amountPaisa,
  state: refund.state,
  atCounter: refund.atCounter,
  requestedAt: requestedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  settledAt: settledAt?.toISOString() ?? null,
  promisedBy: refund.promisedBy,
});

const present = (document: TicketDocument): BookedJourneyView => ({
  tripId: document.tripId,
  bookingId: document.bookingId,
  pnr: document.pnr,
  state: document.state,
  channel: document.channel,
  heldUntil: document.heldUntil.toISOString(),
  operator: document.operator.name,
  coachNumber: document.coachNumber,
  coachType: document.coachType,
  coachClass: document.coachClass,
  from: document.from,
  to: document.to,
  departsAt: document.departsAt.toISOString(),
  arrivesAt: document.arrivesAt.toISOString(),
  delayMinutes: document.news.delayMinutes,
  tripCancelled: document.news.cancelled,
  boarding: presentStopPoint(document.boarding),
  dropping: presentStopPoint(document.dropping),
  masked: document.masked,
  contactName: document.contactName,
  contactPhone: document.contactPhone,
  contactEmail: document.contactEmail,
  tickets: document.tickets.map((ticket) => ({
    ticketId: ticket.ticketId,
    seatNo: ticket.seatNo,
    issueNo: ticket.issueNo,
    state: ticket.state,
    passengerName: ticket.passengerName,
    passengerKind: ticket.passengerKind,
    farePaisa: ticket.farePaisa,
    bothWaysOffPaisa: ticket.bothWaysOffPaisa,
    code: ticket.code,
  })),
  farePaisa: document.farePaisa,
  serviceChargePaisa: document.serviceChargePaisa,
  paidPaisa: document.paidPaisa,
  refunds: document.refunds.map(presentRefund),
});

/** Routes for bookings by PNR: look-up, proof of ownership, tickets. */
export const ticketRoutes = ({ ticket }: Portal) =>
  contractApp()
    .openapi(lookUpTicketCall, async (c) =>
      c.json(present(await ticket.lookUpTicket(c.var.actor, c.req.valid('json'))), 200),
    )
    .openapi(sendCodeCall, async (c) => c.json(await ticket.sendCode(c.var.actor, c.req.valid('json')), 200))
    .openapi(enterCodeCall, async (c) => {
      const { holder: proof, pnr } = await ticket.enterCode(c.var.actor, c.req.valid('json'));
      return c.json({ proof, pnr }, 200);
    })
    .openapi(viewTicketCall, async (c) => {
      const { pnr } = c.req.valid('param');
      return c.json(present(await ticket.viewTicket(c.var.actor, pnr)), 200);
    })
    .openapi(downloadTicketCall, async (c) => {
      const { pnr } = c.req.valid('param');
      const { language = 'en' } = c.req.valid('query');
      const file = await ticket.downloadTicket(c.var.actor, { pnr, language });
      return c.body(new Uint8Array(file), 200, { 'content-type': 'application/pdf' });
    });
