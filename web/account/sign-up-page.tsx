import { requestableAccountTypes } from '@poth/domain/account/account.ts';
import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../site/form-answer.ts';
import { leaveNotice } from '../site/notice.ts';
import { wayOf } from '../site/way-back.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/sign-up-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { SignUpForm, type SignUpTyped } from './sign-up-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { startSocial } from './social-start.ts';
import { loginText } from './text.ts';

export const meta = pageMeta(loginText.signUp.title, loginText.signUp.description);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayOf(request);
  if (context.get(requestContext).actor.account) throw replace(to, 303);
  return { to };
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
    const { portal, actor, browser } = values;
    const password = String(form.get('password') ?? '');
    const language = languageOf(request);
    await portal.account.signUp(actor, { ...typed, password, language, rememberMe: true }, browser);
    leaveNotice(values, 'signed-up');
    return replace(wayOf(request), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText);
  const { to } = loaderData;
  return (
    <LoginFrame heading={t.signUp.heading} tab={{ at: 'signUp', to }}>
      <SignUpForm to={to} answer={actionData} />
      <p className="login-or">{t.or}</p>
      <div className="login-other-ways">
        <SocialButtons page="/sign-up" to={to} />
        <p className="muted small">{t.signUp.socialMakesUser}</p>
      </div>
    </LoginFrame>
  );
}
