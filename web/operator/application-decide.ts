import {
  type OperatorEvent,
  operatorEvents,
  type OperatorState,
  operatorStates,
} from '@poth/domain/operator/lifecycle.ts';
import { data } from 'react-router';
import { refuse } from '../shell/form-answer.ts';
import type { SentForm } from '../shell/read-form.ts';

/** Decision as its form was sent. */
export type DecisionTyped = { operatorId: string; event: string; reason: string };

const among = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

/** Runs an admin's decision from a form, and returns to the page of the form. */
export const decide = async ({ values, text, goBack }: SentForm) => {
  const event = among<OperatorEvent>(operatorEvents, text('event'));
  const seenState = among<OperatorState>(operatorStates, text('seenState'));
  if (!event || event === 'submit' || !seenState) throw data(null, { status: 400 });
  const typed: DecisionTyped = { operatorId: text('operatorId'), event, reason: text('reason') };
  const seenSubmittedAt = text('seenSubmittedAt') || null;
  try {
    await values.portal.operator.decideOperator(values.actor, {
      ...typed,
      event,
      seenState,
      seenSubmittedAt,
    });
    return goBack(event === 'verify' ? 'operator-verified' : 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
