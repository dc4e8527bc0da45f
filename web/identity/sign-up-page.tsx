import { requestableAccountTypes } from '@poth/domain/identity/account.ts';
import { useRef } from 'react';
import { data, replace } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { isOpenToAll } from '../shell/open-to-all.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { languageOf } from '../text/language.ts';
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
import styles from './account.module.css';

export const meta = pageMeta(loginText.signUp.title, loginText.signUp.description);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayBackOf(request);
  const { actor, sandboxUrl } = context.get(requestContext);
  if (actor.account) throw replace(to, 303);
  return { to, asGuest: isOpenToAll(to), messagesUrl: sandboxUrl && `${sandboxUrl}/messages` };
};

const readTyped = (form: FormData): SignUpTyped => ({
  name: String(form.get('name') ?? ''),
  email: String(form.get('email') ?? ''),
  accountType: requestableAccountTypes.find((type) => type === form.get('accountType')) ?? 'user',
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed = readTyped(form);
  try {
    if (form.get('intent') === 'social') return await startSocial(values, request, form);
    const { portal, actor } = values;
    const password = String(form.get('password') ?? '');
    const language = languageOf(request);
    await portal.identity.signUp(actor, { ...typed, password, language });
    rememberWayBack(values, wayBackOf(request));
    return data({ sentTo: typed.email.trim(), typed, problem: undefined });
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText);
  const { to, asGuest, messagesUrl } = loaderData;
  const page = useRef<HTMLDivElement>(null);
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined;
  useFirstError(page, sentTo);
  if (sentTo)
    return (
      <LoginFrame ref={page} heading={t.signUp.sentHeading}>
        <SignUpSent email={sentTo} {...{ to, asGuest, messagesUrl }} />
      </LoginFrame>
    );
  return (
    <LoginFrame heading={t.signUp.heading} tab={{ at: 'signUp', to }}>
      <SignUpForm to={to} answer={actionData && 'sentTo' in actionData ? undefined : actionData} />
      <p className={styles.loginOr}>{t.or}</p>
      <div className={styles.loginOtherWays}>
        <SocialButtons page="/sign-up" to={to} />
        <p className="muted small">{t.signUp.socialMakesUser}</p>
      </div>
    </LoginFrame>
  );
}
