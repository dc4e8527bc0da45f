import { problemText } from '@poth/domain/problem-text.ts';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { AreaField } from '../ui/text-field.tsx';
import { actionText } from './action-text.ts';
import type { ActionTyped } from './run-action.ts';
import { adminText } from './text.ts';
import styles from './admin.module.css';

export type ActionAnswer = Refused<ActionTyped> | undefined;

type DeskAction = {
  intent: string;
  /** Id of its object: a payment, a refund, a request. */
  about: string;
  hidden: Record<string, string>;
  answer: ActionAnswer;
};

/** The answer to this very form, if it was the one that was sent. */
export const answerTo = ({ intent, about, answer }: Omit<DeskAction, 'hidden'>): ActionAnswer =>
  answer?.typed.intent === intent && answer.typed.about === about ? answer : undefined;

type ActionFormProps = DeskAction & {
  /** The word on its button. */
  does: string;
  look?: ButtonLook;
  children?: ReactNode;
  /** Answer that the button gives, of two. */
  decision?: 'approve' | 'decline';
};

/** One thing to do, with what it needs; says why where it could not be done. */
export const ActionForm = ({ does, look = 'line', children, decision, ...act }: ActionFormProps) => {
  const language = useLanguage();
  const sent = useNavigation().formData;
  const busy =
    sent?.get('intent') === act.intent &&
    sent.get('about') === act.about &&
    (sent.get('decision') ?? undefined) === decision;
  const mine = answerTo(act);
  const isFieldFault = Object.keys(faultsOf(mine?.problem)).length > 0;
  return (
    <Form method="post" preventScrollReset noValidate className={styles.acts}>
      {Object.entries({ intent: act.intent, about: act.about, ...act.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {mine && !isFieldFault && <Alert>{problemText(mine.problem, language)}</Alert>}
      <Button type="submit" look={look} busy={busy} {...(decision && { name: 'decision', value: decision })}>
        {does}
      </Button>
    </Form>
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

/** Asks for the reason: every act that costs somebody money is explained. */
export const ReasonField = (act: Omit<DeskAction, 'hidden'>) => {
  const t = useText(adminText);
  const { faults } = useText(actionText);
  const mine = answerTo(act);
  return (
    <AreaField
      label={t.reason}
      hint={t.reasonHint}
      error={faultsOf(mine?.problem).reason ? faults.reason : undefined}
      name="reason"
      rows={2}
      maxLength={500}
      defaultValue={mine?.typed.reason}
    />
  );
};
