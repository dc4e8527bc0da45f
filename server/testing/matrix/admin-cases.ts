import { randomUUID } from 'node:crypto';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { admins, type CasesOf, open } from './case.ts';

const none = '00000000-0000-4000-8000-000000000000';
const reason = 'the coach never came';
const first = { page: 1 };

/**
 * The admins' desk is only for admins with a second factor, except for the examples of messages, which have no personal
 * data; attempts do no harm to the scene.
 */
export const backOfficeCases: CasesOf<'backOffice'> = {
  viewToday: admins(({ backOffice }, { actor }) => backOffice.viewToday(actor)),
  listExamples: open(({ backOffice }, { actor }) => backOffice.listExamples(actor, { language: 'en' })),
  listHoarding: admins(({ backOffice }, { actor }) => backOffice.listHoarding(actor)),
  findBookings: admins(({ backOffice }, { actor }, { pnr }) =>
    backOffice.findBookings(actor, { text: pnr, page: 1 }),
  ),
  viewBooking: admins(({ backOffice }, { actor }, { pnr }) => backOffice.viewBooking(actor, pnr)),
  askGateway: admins(async ({ backOffice }, { actor }, { tripId, pnr }) => {
    const { payments } = await backOffice.viewBooking(actor, pnr);
    return backOffice.askGateway(actor, { tripId, paymentId: payments[0]?.paymentId ?? none });
  }),
  resendTicket: admins(({ backOffice }, { actor }, { tripId, bookingId }) =>
    backOffice.resendTicket(actor, { tripId, bookingId, key: randomUUID() }),
  ),
  cancelForPassenger: admins(
    ({ backOffice }, { actor }, { tripId, bookingId }) =>
      backOffice.cancelForPassenger(actor, {
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
    ({ backOffice }, { actor }, { tripId, bookingId }) =>
      backOffice.giveBack(actor, {
        tripId,
        bookingId,
        amountPaisa: 999_999_999,
        bornBy: 'portal',
        reason,
        key: randomUUID(),
      }),
    'refund-too-much',
  ),
  countMoney: admins(({ backOffice }, { actor }) => backOffice.countMoney(actor)),
  listReviews: admins(({ backOffice }, { actor }) => backOffice.listReviews(actor, first)),
  decideReview: admins(
    ({ backOffice }, { actor }, { tripId, bookingId }) =>
      backOffice.decideReview(actor, { tripId, bookingId, decision: 'approve' }),
    'already-decided',
  ),
  listSilentPayments: admins(({ backOffice }, { actor }) => backOffice.listSilentPayments(actor, first)),
  listTroubledRefunds: admins(({ backOffice }, { actor }) => backOffice.listTroubledRefunds(actor, first)),
  askAboutRefund: admins(({ backOffice }, { actor }, { tripId, gatewayRefundId: refundId }) =>
    backOffice.askAboutRefund(actor, { tripId, refundId }),
  ),
  sendRefundAgain: admins(
    ({ backOffice }, { actor }, { tripId, gatewayRefundId: refundId }) =>
      backOffice.sendRefundAgain(actor, { tripId, refundId }),
    'already-decided',
  ),
  settleOutside: admins(
    ({ backOffice }, { actor }, { tripId, gatewayRefundId: refundId }) =>
      backOffice.settleOutside(actor, { tripId, refundId, reference: 'BB 2026 114', reason }),
    'already-decided',
  ),
  listUnseated: admins(({ backOffice }, { actor }) => backOffice.listUnseated(actor, first)),
  listRequests: admins(({ backOffice }, { actor }) => backOffice.listRequests(actor, first)),
  decideRequest: admins(({ backOffice }, { actor }, { tripId, requestId }) =>
    backOffice.decideRequest(actor, { tripId, requestId, decision: 'decline' }),
  ),
  recordReversal: admins(
    ({ backOffice }, { actor }, { tripId, bookingId }) =>
      backOffice.recordReversal(actor, {
        tripId,
        bookingId,
        amountPaisa: 999_999_999,
        reversedOn: dhakaDate(new Date()),
        reference: 'CB 2026 114',
        reason,
        ticketsKept: false,
        key: randomUUID(),
      }),
    'reversal-too-much',
  ),
  listReversals: admins(({ backOffice }, { actor }) => backOffice.listReversals(actor, first)),
  decideReversal: admins(({ backOffice }, { actor }, { tripId, reversalId }) =>
    backOffice.decideReversal(actor, { tripId, reversalId, outcome: 'returned', reason }),
  ),
  viewHealth: admins(({ backOffice }, { actor }) => backOffice.viewHealth(actor)),
};

export const invariantsCases: CasesOf<'invariants'> = {
  requestInvariantCheck: admins(({ invariants }, { actor }) => invariants.requestInvariantCheck(actor)),
};
