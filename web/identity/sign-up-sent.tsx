import { withWayBack } from '../shell/way-back.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { securityText } from './security-text.ts';
import { loginText } from './text.ts';
import styles from './account.module.css';

type SignUpSentProps = {
  email: string;
  to: string;
  /** Whether the way back is open without an account. */
  asGuest: boolean;
  messagesUrl: string | null;
};

/** Tells to look in the mail, the same for everybody: whether the address has an account already is not said. */
export const SignUpSent = ({ email, to, asGuest, messagesUrl }: SignUpSentProps) => {
  const t = useText(loginText).signUp;
  const { sandboxMail } = useText(securityText);
  return (
    <div className={styles.loginForm}>
      <p tabIndex={-1} data-arrived>
        {t.sent(email)}{' '}
        {messagesUrl && (
          <a className="link" href={messagesUrl} target="_blank" rel="noreferrer">
            {sandboxMail}
          </a>
        )}
      </p>
      <p>{asGuest ? t.meanwhile : t.thenLogin}</p>
      {asGuest ? (
        <ButtonLink to={to}>{t.goOnAsGuest}</ButtonLink>
      ) : (
        <ButtonLink to={withWayBack('/login', to)}>{t.toLogin}</ButtonLink>
      )}
      <p className="muted small">{t.notThere}</p>
      <ButtonLink look="line" to={withWayBack('/sign-up', to)}>
        {t.otherEmail}
      </ButtonLink>
    </div>
  );
};
