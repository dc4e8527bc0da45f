import { SandboxLink } from '../shell/sandbox-link.tsx';
import { withWayBack } from '../shell/way-back.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

type SignUpSentProps = {
  email: string;
  to: string;
  /** True if the page to return to is open without an account. */
  asGuest: boolean;
};

/** Asks to look in the mail, in the same words for everybody: it does not say whether the address has an account already. */
export const SignUpSent = ({ email, to, asGuest }: SignUpSentProps) => {
  const t = useText(loginText).signUp;
  return (
    <div className={styles.form}>
      <p tabIndex={-1} data-arrived>
        {t.sent(email)} <SandboxLink of="mail" />
      </p>
      <p>{asGuest ? t.meanwhile : t.thenLogin}</p>
      <ButtonLink to={asGuest ? to : withWayBack('/login', to)}>
        {asGuest ? t.goOnAsGuest : t.toLogin}
      </ButtonLink>
      <p className="muted small">{t.notThere}</p>
      <ButtonLink look="line" to={withWayBack('/sign-up', to)}>
        {t.otherEmail}
      </ButtonLink>
    </div>
  );
};
