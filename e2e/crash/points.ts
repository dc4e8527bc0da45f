import { comeBack, details, getTicket, hold, pay, startPaying } from './buy-steps.ts';
import { cancel, refundSent, refundSettled } from './refund-steps.ts';
import type { Step } from './step.ts';

/** A purchase to its ticket, and one that is cancelled and refunded afterwards. */
const buying: readonly Step[] = [hold, details, startPaying, pay, comeBack, getTicket];
const returning: readonly Step[] = [...buying, cancel, refundSent, refundSettled];

/** A place in a purchase where everything may die: what was done before, what happens meanwhile, what comes after. */
export type CrashPoint = {
  says: string;
  before: readonly Step[];
  /** Under way when it dies. */
  during?: Step;
  /** Done by the customer and the gateway while the portal is dead. */
  meanwhile?: readonly Step[];
  after: readonly Step[];
  ipn: 'normal' | 'none';
};

const split = (journey: readonly Step[], last: Step) => {
  const at = journey.indexOf(last) + 1;
  return { before: journey.slice(0, at), after: journey.slice(at) };
};

/** Between every two steps. Those that wait longest for the portal's own chores come first. */
export const betweenSteps: readonly CrashPoint[] = [
  {
    says: 'paid while it was dead; notice and return both lost',
    before: [hold, details, startPaying],
    meanwhile: [pay],
    after: [getTicket],
    ipn: 'normal',
  },
  { says: 'after the hold', ...split(buying, hold), ipn: 'normal' },
  { says: 'after the details', ...split(buying, details), ipn: 'normal' },
  { says: 'after the payment started', ...split(buying, startPaying), ipn: 'normal' },
  {
    says: 'dead when the gateway sent its notice',
    before: [hold, details, startPaying],
    meanwhile: [pay],
    after: [comeBack, getTicket],
    ipn: 'normal',
  },
  { says: 'after the notice, before the return', ...split(buying, pay), ipn: 'normal' },
  { says: 'after the return, without a notice', ...split(buying, comeBack), ipn: 'none' },
  { says: 'after the ticket', ...split(returning, getTicket), ipn: 'normal' },
  { says: 'after the cancellation', ...split(returning, cancel), ipn: 'normal' },
  { says: 'after the refund was sent', ...split(returning, refundSent), ipn: 'normal' },
];

/** While each step is under way. A step of paying is settled by the notice alone, or by the return alone. */
export const duringSteps: readonly CrashPoint[] = returning.map((step, index) => ({
  says: `during: ${step.name}`,
  before: returning.slice(0, index),
  during: step,
  after: (buying.includes(step) ? buying : returning).slice(index + 1),
  ipn: step === comeBack ? 'none' : 'normal',
}));
