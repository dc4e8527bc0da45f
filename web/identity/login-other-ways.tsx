import { withWayBack } from '../shell/way-back.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { loginText } from './text.ts';
import { Stack } from '../ui/layout.tsx';
import styles from './account.module.css';

/** Links to the ways to log in that need no password. */
export const LoginOtherWays = ({ to }: { to: string }) => {
  const t = useText(loginText);
  return (
    <>
      <p className={styles.or}>{t.or}</p>
      <Stack className={styles.otherWays}>
        <ButtonLink to={withWayBack('/login/phone', to)} look="line">
          <Icon name="phone" size={24} />
          {t.login.byPhone}
        </ButtonLink>
        <SocialButtons page="/login" to={to} />
        <PasskeySignIn to={to} />
      </Stack>
    </>
  );
};
