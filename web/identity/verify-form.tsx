/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { passwordLength } from '@poth/domain/identity/password.ts';
import { digits } from '@poth/domain/language.ts';
import { Form, useNavigation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from './password-field.tsx';
import { securityFaultText } from './security-faults.ts';
import { securityText } from './security-text.ts';
import styles from './account.module.css';

type VerifyFormProps = {
  token: string;
  /** Whether the password typed at sign-up gives way to a new one. */
  choosesPassword: boolean;
  fault: string | undefined;
};

/** Confirms the address of the mail. The form leaves the link's token out of the address. */
export const VerifyForm = ({ token, choosesPassword, fault }: VerifyFormProps) => {
  const t = useText(securityText);
  const language = useLanguage();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form
      method="post"
      action={localPath(language, '/verify-email')}
      replace
      noValidate
      className={styles.loginForm}
    >
      <input type="hidden" name="token" value={token} />
      {choosesPassword && (
        <PasswordField
          label={t.ownPassword.field}
          autoComplete="new-password"
          hint={t.ownPassword.rule(digits(passwordLength.least, language))}
          error={securityFaultText(fault, language)}
          autoFocus={fault !== undefined}
        />
      )}
      <Button type="submit" busy={busy}>
        {t.verify.submit}
      </Button>
    </Form>
  );
};
