import { randomUUID } from 'node:crypto';
import { admins, type CasesOf } from './case.ts';

const none = '00000000-0000-4000-8000-000000000000';
const reason = 'the coach never came';
const first = { page: 1 };

/** The admins' desk is for admins with a second factor alone; what is tried does no harm to the scene. */
export const adminCases: CasesOf<'admin'> = {
  viewToday: admins(({ admin }, { actor }) => admin.viewToday(actor)),
  findBookings: admins(({ admin }, { actor }, { pnr }) => admin.findBookings(actor, { text: pnr, page: 1 })),
  viewBooking: admins(({ admin }, { actor }, { pnr }) => admin.viewBooking(actor, pnr)),
  askGateway: admins(async ({ admin }, { actor }, { tripId, pnr }) => {
    const { payments } = await admin.viewBooking(actor, pnr);
    return admin.askGateway(actor, { tripId, paymentId: payments[0]?.paymentId ?? none });
  }),
  resendTicket: admins(({ admin }, { actor }, { tripId, bookingId }) =>
    admin.resendTicket(actor, { tripId, bookingId, key: randomUUID() }),
  ),
  cancelForPassenger: admins(
    ({ admin }, { actor }, { tripId, bookingId }) =>
      admin.cancelForPassenger(actor, {
        tripId,
        bookingId,
        seatNos: ['A1'],
        shownRefundPaisa: 999_999_999,
        reason,
        key: randomUUID(),
      }),
    'quote-changed',
  ),
  giveBack: admins(
    ({ admin }, { actor }, { tripId, bookingId }) =>
      admin.giveBack(actor, {
        tripId,
        bookingId,
        amountPaisa: 999_999_999,
        bornBy: 'portal',
        reason,
        key: randomUUID(),
      }),
    'refund-too-much',
  ),
  countMoney: admins(({ admin }, { actor }) => admin.countMoney(actor)),
  listReviews: admins(({ admin }, { actor }) => admin.listReviews(actor, first)),
  decideReview: admins(
    ({ admin }, { actor }, { tripId, bookingId }) =>
      admin.decideReview(actor, { tripId, bookingId, decision: 'approve' }),
    'already-decided',
  ),
  listSilentPayments: admins(({ admin }, { actor }) => admin.listSilentPayments(actor, first)),
  listTroubledRefunds: admins(({ admin }, { actor }) => admin.listTroubledRefunds(actor, first)),
  askAboutRefund: admins(({ admin }, { actor }, { tripId, gatewayRefundId: refundId }) =>
    admin.askAboutRefund(actor, { tripId, refundId }),
  ),
  sendRefundAgain: admins(
    ({ admin }, { actor }, { tripId, gatewayRefundId: refundId }) =>
      admin.sendRefundAgain(actor, { tripId, refundId }),
    'already-decided',
  ),
  settleOutside: admins(
    ({ admin }, { actor }, { tripId, gatewayRefundId: refundId }) =>
      admin.settleOutside(actor, { tripId, refundId, reference: 'BB 2026 114', reason }),
    'already-decided',
  ),
  listUnseated: admins(({ admin }, { actor }) => admin.listUnseated(actor, first)),
  listRequests: admins(({ admin }, { actor }) => admin.listRequests(actor, first)),
  decideRequest: admins(({ admin }, { actor }, { tripId, requestId }) =>
    admin.decideRequest(actor, { tripId, requestId, decision: 'decline' }),
  ),
  viewHealth: admins(({ admin }, { actor }) => admin.viewHealth(actor)),
  wantCheck: admins(({ admin }, { actor }) => admin.wantCheck(actor)),
};
