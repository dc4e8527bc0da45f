import { requestableAccountTypes } from '@poth/domain/identity/account.ts';
import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { isOpenToAll } from '../shell/open-to-all.ts';
import { readForm } from '../shell/read-form.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/sign-up-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { SignUpForm, type SignUpTyped } from './sign-up-form.tsx';
import { SignUpSent } from './sign-up-sent.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { startSocial } from './social-start.ts';
import { loginText } from './text.ts';
import { rememberWayBack } from './way-back-cookie.ts';
import { Stack } from '../ui/layout.tsx';
import styles from './account.module.css';

export const meta = pageMeta(loginText.signUp.title, loginText.signUp.description);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayBackOf(request);
  if (context.get(requestContext).actor.account) throw replace(to, 303);
  return { to, asGuest: isOpenToAll(to) };
};

export const action = async (args: Route.ActionArgs) => {
  const sent = await readForm(args);
  const { text, values, language } = sent;
  const typed: SignUpTyped = {
    name: text('name'),
    email: text('email'),
    accountType: requestableAccountTypes.find((type) => type === text('accountType')) ?? 'user',
  };
  try {
    if (sent.intent === 'social') return await startSocial(sent);
    const asked = { ...typed, password: sent.secret('password'), language };
    await values.portal.identity.signUp(values.actor, asked);
    rememberWayBack(values, wayBackOf(args.request));
    return { sentTo: typed.email, problem: undefined };
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText);
  const { to, asGuest } = loaderData;
  if (actionData && 'sentTo' in actionData)
    return (
      <LoginFrame heading={t.signUp.sentHeading} answer={actionData}>
        <SignUpSent email={actionData.sentTo} to={to} asGuest={asGuest} />
      </LoginFrame>
    );
  return (
    <LoginFrame heading={t.signUp.heading} tab={{ at: 'signUp', to }}>
      <SignUpForm to={to} answer={actionData} />
      <p className={styles.or}>{t.or}</p>
      <Stack className={styles.otherWays}>
        <SocialButtons page="/sign-up" to={to} />
        <p className="muted small">{t.signUp.socialMakesUser}</p>
      </Stack>
    </LoginFrame>
  );
}
