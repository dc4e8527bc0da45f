import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { SubmitButton } from '../shell/action-form.tsx';
import { leaveNotice } from '../shell/notice.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/sign-out-page.ts';
import { AccountForm } from './account-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginText } from './text.ts';

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

/** Asks for confirmation: opening an address alone changes nothing. */
export default function SignOutPage({ loaderData: { to } }: Route.ComponentProps) {
  const t = useText(loginText).signOut;
  return (
    <LoginFrame heading={t.heading} lead={t.text}>
      <AccountForm path="/sign-out" to={to}>
        <SubmitButton>{t.submit}</SubmitButton>
        <ButtonLink to="/" look="line">
          {t.stay}
        </ButtonLink>
      </AccountForm>
    </LoginFrame>
  );
}
