import { SubmitButton } from '../shell/action-form.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/reset-page.ts';
import { AccountForm } from './account-form.tsx';
import { LinkExpired } from './link-expired.tsx';
import { LoginFrame } from './login-frame.tsx';
import { NewPasswordField } from './password-field.tsx';
import { securityText } from './security-text.ts';

export const meta = pageMeta(securityText.reset.title);

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async (args: Route.ActionArgs) => {
  const { values, text, secret, goTo } = await readForm(args);
  const typed = { token: text('token') };
  try {
    const asked = { ...typed, password: secret('password') };
    await values.portal.identity.resetPassword(values.actor, asked);
    return goTo('/login', 'password-changed');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of the link in the mail: takes a new password, once. */
export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText).reset;
  const token = actionData?.typed.token ?? loaderData.token;
  const isOver = actionData?.problem.code === 'link-expired' || token === '';
  return (
    <LoginFrame heading={t.heading} lead={isOver ? undefined : t.intro} answer={isOver && actionData}>
      {isOver ? (
        <LinkExpired>
          <ButtonLink to="/forgot-password">{t.askAgain}</ButtonLink>
        </LinkExpired>
      ) : (
        <AccountForm path="/reset-password" answer={actionData} hiddenFields={{ token }}>
          <NewPasswordField />
          <SubmitButton>{t.submit}</SubmitButton>
        </AccountForm>
      )}
    </LoginFrame>
  );
}
