import type { ProblemNote } from '@poth/domain/problem.ts';
import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/login-page.ts';
import { LoginForm, type LoginTyped } from './login-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { LoginOtherWays } from './login-other-ways.tsx';
import { startSocial } from './social-start.ts';
import { loginText } from './text.ts';

export const meta = pageMeta(loginText.login.title, loginText.login.description);

/** Maps a provider's error, which is for developers, to a problem: the sign-in failed, or the account is disabled. */
const cameBackWith = (error: string | null): ProblemNote | undefined =>
  error
    ? { code: error === 'ACCOUNT_DISABLED' ? 'account-disabled' : 'sign-in-failed', fields: {} }
    : undefined;

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayBackOf(request);
  if (context.get(requestContext).actor.account) throw replace(to, 303);
  return { to, failed: cameBackWith(new URL(request.url).searchParams.get('error')) };
};

export const action = async (args: Route.ActionArgs) => {
  const sent = await readForm(args);
  const { portal, actor, browser } = sent.values;
  const typed: LoginTyped = { email: sent.text('email'), rememberMe: sent.form.has('remember') };
  try {
    if (sent.intent === 'social') return await startSocial(sent);
    const asked = { ...typed, password: sent.secret('password') };
    const { secondFactorOwed } = await portal.identity.signIn(actor, asked, browser);
    return secondFactorOwed
      ? sent.goTo(withWayBack('/login/second-factor', wayBackOf(args.request)))
      : sent.goOn('signed-in');
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
