/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { accountFaultText } from './faults.ts';
import { LoginProblem } from './login-problem.tsx';
import type { PhoneStep } from './phone-step.ts';
import { loginText } from './text.ts';
import styles from './account.module.css';

type PhoneNumberFormProps = { to: string; step: PhoneStep | undefined };

/** Asks for the number that a code goes to. */
export const PhoneNumberForm = ({ to, step }: PhoneNumberFormProps) => {
  const t = useText(loginText);
  const language = useLanguage();
  const intent = useNavigation().formData?.get('intent');
  const busy = intent === 'send-code';
  const error = accountFaultText(faultsOf(step?.problem).phone, language);
  return (
    <Form
      method="post"
      action={localPath(language, withWayBack('/login/phone', to))}
      replace
      noValidate
      className={styles.loginForm}
    >
      <TextField
        label={t.fields.phone}
        error={error}
        type="tel"
        inputMode="tel"
        name="phone"
        autoComplete="tel"
        defaultValue={step?.typed.phone}
        autoFocus={error !== undefined}
        required
      />
      <Button type="submit" name="intent" value="send-code" busy={busy}>
        {busy ? t.phone.sending : t.phone.send}
      </Button>
      <LoginProblem problem={step?.problem} />
      {step?.problem?.code === 'number-has-its-codes' && (
        <Button type="submit" name="intent" value="mail-code" look="line" busy={intent === 'mail-code'}>
          {intent === 'mail-code' ? t.phone.sending : t.phone.byMail}
        </Button>
      )}
    </Form>
  );
};
