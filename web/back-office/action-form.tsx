import { problemText } from '@poth/domain/problem-text.ts';
import type { ComponentProps, ReactNode } from 'react';
import { ActionForm as PageForm, SubmitButton } from '../shell/action-form.tsx';
import { answerTo, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { AreaField } from '../ui/text-field.tsx';
import { actionText } from './action-text.ts';
import type { ActionTyped } from './run-action.ts';
import { adminText } from './text.ts';

export type ActionAnswer = Refused<ActionTyped> | undefined;

type ActionFormProps = {
  intent: string;
  /** Id of the object it acts on: a payment, a refund, a request. */
  about: string;
  hidden: Record<string, string>;
  answer: ActionAnswer;
  /** Label of its button. */
  does: string;
  look?: ButtonLook;
  children?: ReactNode;
  /** Decision that the form sends, of two. */
  decision?: 'approve' | 'decline';
  /** Problems that are shown at a field of the form instead of above it. */
  besideField?: NonNullable<ComponentProps<typeof PageForm>['besideField']>;
};

/** Returns the answer if it belongs to this form. */
export const answerToAct = ({
  intent,
  about,
  answer,
}: Pick<ActionFormProps, 'intent' | 'about' | 'answer'>) => answerTo(answer, { intent, about });

/** Form of one action, with its fields; says why where the action failed. */
export const ActionForm = ({
  does,
  look = 'line',
  children,
  decision,
  besideField = {},
  ...act
}: ActionFormProps) => {
  const faults: Record<string, string> = useText(actionText).faults;
  return (
    <PageForm
      intent={act.intent}
      hiddenFields={{ about: act.about, ...act.hidden, ...(decision && { decision }) }}
      answer={answerToAct(act)}
      says={(_, field) => faults[field]}
      besideField={besideField}
      isStacked
    >
      {children}
      <SubmitButton look={look}>{does}</SubmitButton>
    </PageForm>
  );
};

/** Like `ActionForm`, behind a button that first says what the action does. */
export const ConfirmAction = ({
  label,
  says,
  ...form
}: ActionFormProps & { label: string; says: ReactNode }) => (
  <ConfirmStep label={label} open={answerToAct(form) !== undefined}>
    <p className="small">{says}</p>
    <ActionForm {...form} />
  </ConfirmStep>
);

type LostRefusalProps = {
  answer: ActionAnswer;
  /** Id of the object whose forms these are. */
  about: string;
  /** Its forms by intent, and whether each is offered now. */
  offers: Readonly<Record<string, boolean>>;
};

/** Says why a form was refused that is no longer offered: another admin has acted meanwhile. */
export const LostRefusal = ({ answer, about, offers }: LostRefusalProps) => {
  const language = useLanguage();
  if (answer?.typed.about !== about || offers[answer.typed.intent] !== false) return null;
  return <Alert>{problemText(answer.problem, language)}</Alert>;
};

/** Asks for a reason: every action that costs somebody money is explained. */
export const ReasonField = () => {
  const t = useText(adminText);
  return <AreaField label={t.reason} hint={t.reasonHint} name="reason" rows={2} maxLength={500} />;
};
