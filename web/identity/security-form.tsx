import type { ReactNode } from 'react';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { accountFaultText } from './faults.ts';
import { PasswordField } from './password-field.tsx';
import { useSecurityAnswer } from './security-answer.ts';
import { More } from './security-section.tsx';
import { securityText } from './security-text.ts';

/** Proof that the account can give: its password or, if it has none, a fresh sign-in. */
export type Proof = { hasPassword: boolean; isFresh: boolean };

/** Asks a person without a password, whose sign-in is no longer fresh, to sign in again. */
export const SignInAgain = () => {
  const t = useText(securityText).signInAgain;
  return (
    <ActionForm intent="sign-in-again" isStacked>
      <Alert kind="notice">{t.text}</Alert>
      <SubmitButton look="line">{t.submit}</SubmitButton>
    </ActionForm>
  );
};

type SecurityFormProps = {
  intent: string;
  /** Object of the form among several alike. */
  about?: string;
  /** Label under which the form is folded away until somebody wants it or it is answered. */
  more?: string;
  /** Unfolded from the start. */
  isOpen?: boolean;
  /** Fields that are sent and not shown. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Proof that it is still the same person; left out where nothing has to be proved. */
  proof?: Proof;
  submit: string;
  look?: ButtonLook;
  /** Accessible name of the button, if its label says less. */
  spoken?: string;
  children?: ReactNode;
};

const besideCode = { 'code-wrong': 'code', 'code-expired': 'code', 'second-factor-wrong': 'code' } as const;

/** A form of the security page, with the password it asks for and what was wrong with it. */
export const SecurityForm = ({ more, isOpen = false, ...form }: SecurityFormProps) => {
  const answer = useSecurityAnswer(form.intent, form.about);
  const shown = <SecurityFields {...form} />;
  return more ? (
    <More label={more} open={isOpen || answer !== undefined}>
      {shown}
    </More>
  ) : (
    shown
  );
};

const SecurityFields = (form: Omit<SecurityFormProps, 'more' | 'isOpen'>) => {
  const { intent, about, proof, submit, look = 'go', spoken, hiddenFields, children } = form;
  const t = useText(securityText).password;
  const language = useLanguage();
  const answer = useSecurityAnswer(intent, about);
  if ((proof && !proof.hasPassword && !proof.isFresh) || answer?.problem?.code === 'sign-in-again')
    return <SignInAgain />;
  return (
    <ActionForm
      intent={intent}
      answer={answer}
      says={(fault) => accountFaultText(fault, language)}
      besideField={besideCode}
      hiddenFields={{ ...hiddenFields, ...(about && { about }) }}
      isStacked
    >
      {children}
      {proof?.hasPassword && <PasswordField label={t.current} hint={t.why} />}
      <SubmitButton look={look} aria-label={spoken}>
        {submit}
      </SubmitButton>
    </ActionForm>
  );
};
