import {
  type OperatorEvent,
  operatorEvents,
  type OperatorState,
  operatorStates,
} from '@poth/domain/operator/lifecycle.ts';
import { data, redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../shell/form-answer.ts';
import { ownAddress } from '../shell/own-address.ts';
import { leaveNotice } from '../shell/notice.ts';

/** A decision as its form was sent. */
export type DecisionTyped = { operatorId: string; event: string; reason: string };

const among = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

const read = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '');
  const event = among<OperatorEvent>(operatorEvents, text('event'));
  const seenState = among<OperatorState>(operatorStates, text('seenState'));
  if (!event || event === 'submit' || !seenState) throw data(null, { status: 400 });
  const seenSubmittedAt = text('seenSubmittedAt') || null;
  return { operatorId: text('operatorId'), event, seenState, seenSubmittedAt, reason: text('reason') };
};

/** Carries out what an admin decided in a form, and comes back to the page that it stands on. */
export const decide = async (values: RequestContext, request: Request) => {
  const decision = read(await request.formData());
  const { operatorId, event, reason } = decision;
  const typed: DecisionTyped = { operatorId, event, reason };
  try {
    await values.portal.operator.decideOperator(values.actor, decision);
    leaveNotice(values, event === 'verify' ? 'operator-verified' : 'saved');
    return redirect(ownAddress(request), 303);
  } catch (thrown) {
    return refuse<DecisionTyped>(thrown, typed);
  }
};
