import { problemText } from '@poth/domain/problem-text.ts';
import type { ReactNode } from 'react';
import { ActionForm as PageForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { AreaField } from '../ui/text-field.tsx';
import { actionText } from './action-text.ts';
import type { ActionTyped } from './run-action.ts';
import { adminText } from './text.ts';

export type ActionAnswer = Refused<ActionTyped> | undefined;

type ActionFormProps = {
  intent: string;
  /** Id of its object: a payment, a refund, a request. */
  about: string;
  hidden: Record<string, string>;
  answer: ActionAnswer;
  /** The word on its button. */
  does: string;
  look?: ButtonLook;
  children?: ReactNode;
  /** Answer that the form gives, of two. */
  decision?: 'approve' | 'decline';
};

/** The answer to this very form, if it was the one that was sent. */
export const answerTo = ({
  intent,
  about,
  answer,
}: Pick<ActionFormProps, 'intent' | 'about' | 'answer'>): ActionAnswer =>
  answer?.typed.intent === intent && answer.typed.about === about ? answer : undefined;

/** One thing to do, with what it needs; says why where it could not be done. */
export const ActionForm = ({ does, look = 'line', children, decision, ...act }: ActionFormProps) => {
  const faults: Record<string, string> = useText(actionText).faults;
  return (
    <PageForm
      intent={act.intent}
      hiddenFields={{ about: act.about, ...act.hidden, ...(decision && { decision }) }}
      answer={answerTo(act)}
      says={(_, field) => faults[field]}
      isStacked
    >
      {children}
      <SubmitButton look={look}>{does}</SubmitButton>
    </PageForm>
  );
};

/** The same behind a button that says first what it does. */
export const ConfirmAction = ({
  label,
  says,
  ...form
}: ActionFormProps & { label: string; says: ReactNode }) => (
  <AskFirst label={label} open={answerTo(form) !== undefined}>
    <p className="small">{says}</p>
    <ActionForm {...form} />
  </AskFirst>
);

type LostRefusalProps = {
  answer: ActionAnswer;
  /** Id of the object whose forms these are. */
  about: string;
  /** Its forms by intent, and whether each is offered now. */
  offers: Readonly<Record<string, boolean>>;
};

/** Says why a form was refused where it is offered no more: another admin has acted meanwhile. */
export const LostRefusal = ({ answer, about, offers }: LostRefusalProps) => {
  const language = useLanguage();
  if (answer?.typed.about !== about || offers[answer.typed.intent] !== false) return null;
  return <Alert>{problemText(answer.problem, language)}</Alert>;
};

/** Asks for the reason: every act that costs somebody money is explained. */
export const ReasonField = () => {
  const t = useText(adminText);
  return <AreaField label={t.reason} hint={t.reasonHint} name="reason" rows={2} maxLength={500} />;
};
