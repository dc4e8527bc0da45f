import { SubmitButton } from '../shell/action-form.tsx';
import { useText } from '../text/texts.ts';
import { PhoneField } from '../ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { PhoneStep } from './phone-step.ts';
import { loginText } from './text.ts';

type PhoneNumberFormProps = { to: string; step: PhoneStep | undefined };

/** Asks for the number that a code goes to. */
export const PhoneNumberForm = ({ to, step }: PhoneNumberFormProps) => {
  const t = useText(loginText);
  return (
    <AccountForm path="/login/phone" to={to} answer={step}>
      <PhoneField label={t.fields.phone} />
      <SubmitButton intent="send-code" isNamed>
        {t.phone.send}
      </SubmitButton>
      {step?.problem?.code === 'number-has-its-codes' && (
        <SubmitButton intent="mail-code" isNamed look="line">
          {t.phone.byMail}
        </SubmitButton>
      )}
    </AccountForm>
  );
};
