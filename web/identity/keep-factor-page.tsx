import { SubmitButton } from '../shell/action-form.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/keep-factor-page.ts';
import { AccountForm } from './account-form.tsx';
import { LinkExpired } from './link-expired.tsx';
import { LoginFrame } from './login-frame.tsx';
import { lostFactorText } from './lost-factor-text.ts';

export const meta = pageMeta(lostFactorText.keep.title);

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async (args: Route.ActionArgs) => {
  const { values, text, goTo } = await readForm(args);
  const typed = { token: text('token', 200) };
  try {
    await values.portal.identity.stopFactorReset(values.actor, typed);
    return goTo('/forgot-password', 'factor-kept');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/**
 * Page of the link in mail and SMS that stops a request. It acts by a button, because programs that scan mail open
 * every link.
 */
export default function KeepFactorPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useText(lostFactorText).keep;
  const isOver = actionData !== undefined || token === '';
  return (
    <LoginFrame heading={t.title} lead={isOver ? undefined : t.intro} answer={actionData}>
      {isOver ? (
        <LinkExpired problem={actionData?.problem}>
          <ButtonLink to="/forgot-password">{t.toReset}</ButtonLink>
        </LinkExpired>
      ) : (
        <AccountForm path="/login/keep-factor" hiddenFields={{ token }}>
          <SubmitButton>{t.submit}</SubmitButton>
        </AccountForm>
      )}
    </LoginFrame>
  );
}
