import { useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/sign-out-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

export const meta = pageMeta(loginText.signOut.title);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { account, awaiting } = context.get(requestContext).actor;
  if (!account && !awaiting) throw redirect(wayBackOf(request), 303);
  return { to: wayBackOf(request) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  await values.portal.identity.signOut(values.actor, values.browser);
  leaveNotice(values, 'signed-out');
  return redirect(wayBackOf(request), 303);
};

/** Asks once more whoever came here by an address, for an address alone changes nothing. */
export default function SignOutPage({ actionData }: Route.ComponentProps) {
  const t = useText(loginText).signOut;
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <LoginFrame ref={page} heading={t.heading} lead={t.text}>
      <Form method="post" replace className={styles.loginForm}>
        <Button type="submit" busy={busy}>
          {t.submit}
        </Button>
        <ButtonLink to="/" look="line">
          {t.stay}
        </ButtonLink>
      </Form>
    </LoginFrame>
  );
}
