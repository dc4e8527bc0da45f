import type { ProblemNote } from '@poth/domain/problem.ts';
import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/login-page.ts';
import { LoginForm, type LoginTyped } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { LoginOtherWays } from './login-other-ways.tsx';
import { startSocial } from './social-start.ts';
import { loginText } from './text.ts';

export const meta = pageMeta(loginText.login.title, loginText.login.description);

/** A provider's report is for developers; a person hears that it did not work, or that the account is closed. */
const cameBackWith = (error: string | null): ProblemNote | undefined =>
  error
    ? { code: error === 'ACCOUNT_DISABLED' ? 'account-disabled' : 'sign-in-failed', fields: {} }
    : undefined;

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayBackOf(request);
  if (context.get(requestContext).actor.account) throw replace(to, 303);
  return { to, failed: cameBackWith(new URL(request.url).searchParams.get('error')) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed: LoginTyped = { email: String(form.get('email') ?? ''), rememberMe: form.has('remember') };
  const to = wayBackOf(request);
  try {
    if (form.get('intent') === 'social') return await startSocial(values, request, form);
    const { portal, actor, browser } = values;
    const password = String(form.get('password') ?? '');
    const { secondFactorOwed } = await portal.identity.signIn(actor, { ...typed, password }, browser);
    if (secondFactorOwed)
      return replace(localPath(languageOf(request), withWayBack('/login/second-factor', to)), 303);
    leaveNotice(values, 'signed-in');
    return replace(to, 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText).login;
  const { to, failed } = loaderData;
  return (
    <LoginFrame heading={t.heading} tab={{ at: 'login', to }}>
      <LoginForm to={to} answer={actionData} failed={failed} />
      <LoginOtherWays to={to} />
    </LoginFrame>
  );
}
