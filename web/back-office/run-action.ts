import { reversalOutcomes } from '@poth/domain/back-office/reversal.ts';
import { parseTypedAmount } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import { data } from 'react-router';
import { refuse } from '../shell/form-answer.ts';
import type { Notice } from '../shell/notice.ts';
import { type ActionArgs, readForm, type SentForm } from '../shell/read-form.ts';
import { togetherName } from './together-name.ts';

/** Fields of the desk's forms that are chosen, not typed. */
const chosenFields = ['seat', 'whole', 'bornBy', 'payment', 'tickets', 'outcome'] as const;

/** Form of the desk as it was sent: its intent, its object, and what was typed and chosen. */
export type ActionTyped = Partial<Record<(typeof chosenFields)[number], string[]>> & {
  intent: string;
  about: string;
  reason: string;
  amount: string;
  reference: string;
  reversedOn: string;
};

const shortestReason = 10;
const shortestReference = 4;

const typedOf = ({ intent, text, form }: SentForm): ActionTyped => ({
  ...Object.fromEntries(chosenFields.map((name) => [name, form.getAll(name).map(String)])),
  intent,
  about: text('about'),
  reason: text('reason'),
  amount: text('amount'),
  reference: text('reference'),
  reversedOn: text('reversedOn', 40),
});

const refuseFaults = (faults: Record<string, string>): void => {
  if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
};

/** Faults of the reason, of a number of the bank and of a typed amount; all of a form are refused together. */
const reasonFaults = ({ reason }: ActionTyped) => (reason.length < shortestReason ? { reason: 'short' } : {});
const referenceFaults = ({ reference }: ActionTyped) =>
  reference.length < shortestReference ? { reference: 'short' } : {};
const amountFaults = ({ amount }: ActionTyped) => (parseTypedAmount(amount) ? {} : { amount: 'unreadable' });

const decisionOf = (text: string): 'approve' | 'decline' => (text === 'approve' ? 'approve' : 'decline');

/** Carries out the action of a form; returns the notice shown above the next page. */
const carryOut = async (sent: SentForm): Promise<Notice> => {
  const { values, text } = sent;
  const { portal, actor } = values;
  const typed = typedOf(sent);
  const { backOffice } = portal;
  const booking = { tripId: text('tripId'), bookingId: text('bookingId') };
  const refund = { tripId: text('tripId'), refundId: typed.about };
  switch (typed.intent) {
    case 'resend':
      await backOffice.resendTicket(actor, { ...booking, key: text('key') });
      return 'ticket-resent';
    case 'ask':
      await backOffice.askGateway(actor, { tripId: booking.tripId, paymentId: typed.about });
      return 'gateway-asked';
    case 'cancel': {
      const { seat: seatNos = [] } = typed;
      const shown = seatNos.map((seatNo) => Number(text(`back-${seatNo}`)));
      // The amount of these seats together, once the page has shown it.
      const together = text(togetherName(seatNos));
      refuseFaults({
        ...(seatNos.length === 0 && { seats: 'none' }),
        ...reasonFaults(typed),
      });
      const shownRefundPaisa = together ? Number(together) : shown.reduce((total, paisa) => total + paisa, 0);
      await backOffice.cancelForPassenger(actor, {
        ...booking,
        seatNos,
        shownRefundPaisa,
        reason: typed.reason,
        key: text('key'),
      });
      return 'seats-cancelled';
    }
    case 'give': {
      const isWhole = text('whole') === 'whole';
      refuseFaults({ ...(!isWhole && amountFaults(typed)), ...reasonFaults(typed) });
      const { requestId } = await backOffice.giveBack(actor, {
        ...booking,
        amountPaisa: isWhole ? null : (parseTypedAmount(typed.amount) ?? null),
        bornBy: text('bornBy') === 'operator' ? 'operator' : 'portal',
        reason: typed.reason,
        key: text('key'),
      });
      return requestId ? 'second-admin-asked' : 'money-given';
    }
    case 'review':
      await backOffice.decideReview(actor, { ...booking, decision: decisionOf(text('decision')) });
      return 'decided';
    case 'ask-refund':
      await backOffice.askAboutRefund(actor, refund);
      return 'gateway-asked';
    case 'send-again':
      await backOffice.sendRefundAgain(actor, refund);
      return 'gateway-asked';
    case 'settle': {
      const { reference, reason } = typed;
      refuseFaults({ ...referenceFaults(typed), ...reasonFaults(typed) });
      await backOffice.settleOutside(actor, { ...refund, reference, reason });
      return 'second-admin-asked';
    }
    case 'record-reversal': {
      const { reference, reversedOn, reason } = typed;
      const paymentId = text('payment');
      refuseFaults({
        ...(text('choosesPayment') && !paymentId && { payment: 'missing' }),
        ...amountFaults(typed),
        ...referenceFaults(typed),
        ...(!reversedOn && { reversedOn: 'date-wrong' }),
        ...reasonFaults(typed),
      });
      await backOffice.recordReversal(actor, {
        ...booking,
        ...(paymentId && { paymentId }),
        amountPaisa: parseTypedAmount(typed.amount) ?? 0,
        reversedOn,
        reference,
        reason,
        ticketsKept: text('tickets') === 'keep',
        key: text('key'),
      });
      return 'saved';
    }
    case 'decide-reversal': {
      const chosen = text('outcome');
      const outcome = reversalOutcomes.find((one) => one === chosen);
      if (!outcome)
        throw new Problem('invalid-input', { faults: { outcome: 'missing', ...reasonFaults(typed) } });
      refuseFaults(reasonFaults(typed));
      const { state } = await backOffice.decideReversal(actor, {
        tripId: booking.tripId,
        reversalId: typed.about,
        outcome,
        reason: typed.reason,
      });
      return state === 'open' ? 'second-admin-asked' : 'decided';
    }
    case 'request': {
      const decision = decisionOf(text('decision'));
      await backOffice.decideRequest(actor, { tripId: booking.tripId, requestId: typed.about, decision });
      return 'decided';
    }
    default:
      throw data(null, { status: 400 });
  }
};

/** Carries out a form of the desk and returns to its page, or says why it failed, keeping what was typed. */
export const runAction = async (args: ActionArgs) => {
  const sent = await readForm(args);
  try {
    return sent.goBack(await carryOut(sent));
  } catch (thrown) {
    return refuse(thrown, typedOf(sent));
  }
};
