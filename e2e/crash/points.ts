import { comeBack, details, getTicket, hold, pay, startPaying } from './buy-steps.ts';
import type { Behaviour } from './gateway.ts';
import { cancel, quote, refundSent, refundSettled } from './refund-steps.ts';
import type { Step } from './step.ts';

/** Steps of a purchase up to the ticket, and of one that is cancelled and refunded afterwards. */
const buying: readonly Step[] = [hold, details, startPaying, pay, comeBack, getTicket];
const returning: readonly Step[] = [...buying, quote, cancel, refundSent, refundSettled];

/** Point of a purchase at which programs are killed: the steps before, during and after. */
export type CrashPoint = {
  says: string;
  before: readonly Step[];
  /** Carried out, but its answer is lost: the client does not know of it. */
  unheard?: Step;
  /** Under way at the kill: for `duringMs`, or up to a moment drawn from its earlier durations. */
  during?: Step;
  duringMs?: number;
  /** Carried out by the customer and the gateway while the portal is dead. */
  meanwhile?: readonly Step[];
  after: readonly Step[];
  /** Behaviour until the kill; afterwards it is the ordinary one. */
  gateway?: Behaviour;
};

const split = (journey: readonly Step[], last: Step) => {
  const at = journey.indexOf(last) + 1;
  return { before: journey.slice(0, at), after: journey.slice(at) };
};

/** The gateway or provider has carried out the request, and the portal dies before it gets the answer. */
const unansweredSteps: readonly CrashPoint[] = [
  {
    says: 'the SMS went out, unanswered',
    ...split(buying, getTicket),
    gateway: { sms: 'timeout_after_accept' },
  },
  {
    says: 'the refund went out, unanswered',
    ...split(returning, refundSent),
    gateway: { refund: 'hang' },
  },
  {
    says: 'the gateway opened its page, unanswered',
    before: [hold, details],
    during: startPaying,
    duringMs: 1_000,
    after: [pay, comeBack, getTicket],
    gateway: { init: 'hang_after' },
  },
];

/** Points after every step. */
const afterSteps: readonly CrashPoint[] = [
  {
    says: 'paid while it was dead; notice and return both lost',
    before: [hold, details, startPaying],
    meanwhile: [pay],
    after: [getTicket],
  },
  { says: 'after the hold', ...split(buying, hold) },
  { says: 'after the details', ...split(buying, details) },
  { says: 'after the payment started', ...split(buying, startPaying) },
  {
    says: 'dead when the gateway sent its notice',
    before: [hold, details, startPaying],
    meanwhile: [pay],
    after: [comeBack, getTicket],
  },
  { says: 'after the notice, before the return', ...split(buying, pay) },
  { says: 'after the return, without a notice', ...split(buying, comeBack), gateway: { ipn: 'none' } },
  { says: 'after the ticket', ...split(returning, getTicket) },
  { says: 'after the cancellation', ...split(returning, cancel) },
  { says: 'after the refund was sent', ...split(returning, refundSent) },
];

/**
 * The portal has carried out the request and dies before the client gets the answer: repeated, it must give the same one.
 */
const unheardSteps: readonly CrashPoint[] = returning
  .filter(({ asksPortal }) => asksPortal)
  .map((step) => ({
    says: `done, but unheard: ${step.name}`,
    before: returning.slice(0, returning.indexOf(step)),
    unheard: step,
    after: (buying.includes(step) ? buying : returning).slice(returning.indexOf(step)),
    gateway: { ipn: step === comeBack ? 'none' : 'normal' },
  }));

/** Points between every two steps; those that wait longest for the portal's own chores come first. */
export const betweenSteps: readonly CrashPoint[] = [...unansweredSteps, ...afterSteps, ...unheardSteps];

/** Points while each step is under way. A step of paying is settled by the notice alone, or by the return alone. */
export const duringSteps: readonly CrashPoint[] = returning.map((step, index) => ({
  says: `during: ${step.name}`,
  before: returning.slice(0, index),
  during: step,
  after: (buying.includes(step) ? buying : returning).slice(index + 1),
  gateway: { ipn: step === comeBack ? 'none' : 'normal' },
}));

/** Step that several buyers take at once: killed when its sets are committed and none of them is answered. */
export type SetPoint = {
  says: string;
  before: readonly Step[];
  step: Step;
  after: readonly Step[];
  gateway: Behaviour;
};

/** Points between the commit of a set and its answers, for steps whose results a buyer relies on. */
export const behindSets: readonly SetPoint[] = [hold, details, comeBack].map((step) => ({
  says: `sets written, unanswered: ${step.name}`,
  before: buying.slice(0, buying.indexOf(step)),
  step,
  after: buying.slice(buying.indexOf(step)),
  gateway: { ipn: 'none' },
}));
