/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Alert } from '../ui/alert.tsx';
import { LoginProblem } from './login-problem.tsx';
import { PasswordField } from './password-field.tsx';
import type { SecurityAnswer } from './security-answer.ts';
import { securityFaultText } from './security-faults.ts';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

/** Whether the account has a password to ask for, or else how fresh the sign-in is. */
export type Proof = { hasPassword: boolean; isFresh: boolean };

/** Leads who has no password, and has been here for a while, through the door once more. */
export const SignInAgain = () => {
  const t = useText(securityText).signInAgain;
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="sign-in-again" />
      <Alert kind="notice">{t.text}</Alert>
      <Button type="submit" look="line">
        {t.submit}
      </Button>
    </Form>
  );
};

type SecurityFormProps = {
  intent: string;
  /** Object of the form among several alike. */
  about?: string;
  answer: SecurityAnswer | undefined;
  /** Proof that it is still the same person; left out where nothing has to be proved. */
  proof?: Proof;
  submit: string;
  look?: ButtonLook;
  /** Problems that stand beside a field of the form, and not under it. */
  besideField?: readonly string[];
  children?: ReactNode;
};

/** A form of the security page, with the password it asks for and what was wrong with it. */
export const SecurityForm = ({
  intent,
  about = '',
  answer,
  proof,
  submit,
  look = 'go',
  besideField = [],
  children,
}: SecurityFormProps) => {
  const t = useText(securityText).password;
  const language = useLanguage();
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === intent && (sent.get('about') ?? '') === about;
  const problem = answer?.problem;
  if ((proof && !proof.hasPassword && !proof.isFresh) || problem?.code === 'sign-in-again')
    return <SignInAgain />;
  const fault = faultsOf(problem).password;
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {about && <input type="hidden" name="about" value={about} />}
      {children}
      {proof?.hasPassword && (
        <PasswordField
          label={t.current}
          autoComplete="current-password"
          hint={t.why}
          error={securityFaultText(fault, language)}
          autoFocus={fault !== undefined && Object.keys(faultsOf(problem)).length === 1}
        />
      )}
      <LoginProblem problem={problem && besideField.includes(problem.code) ? undefined : problem} />
      <Button type="submit" look={look} busy={busy}>
        {submit}
      </Button>
    </Form>
  );
};
