/* oxlint-disable jsx-a11y/no-autofocus -- one field is all there is to do on this page */
import { SubmitButton } from '../shell/action-form.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { SandboxLink } from '../shell/sandbox-link.tsx';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmailField } from '../ui/text-field.tsx';
import type { Route } from './+types/forgot-page.ts';
import { AccountForm } from './account-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { securityText } from './security-text.ts';
import styles from './account.module.css';

export const meta = pageMeta(securityText.forgot.title, securityText.forgot.intro);

export const loader = ({ request }: Route.LoaderArgs) => ({ to: wayBackOf(request) });

export const action = async (args: Route.ActionArgs) => {
  const { values, text } = await readForm(args);
  const email = text('email');
  try {
    await values.portal.identity.requestPasswordReset(values.actor, { email });
    return { sentTo: email, typed: { email }, problem: undefined };
  } catch (thrown) {
    return refuse(thrown, { email });
  }
};

/** Confirmation, the same for everybody: it does not say whether there is such an account. */
const Sent = ({ email, to }: { email: string; to: string }) => {
  const t = useText(securityText).forgot;
  return (
    <div className={styles.form}>
      <p tabIndex={-1} data-arrived>
        {t.sent(email)} <SandboxLink of="mail" />
      </p>
      <p className="muted small">{t.notThere}</p>
      <ButtonLink look="line" to={withWayBack('/forgot-password', to)}>
        {t.again}
      </ButtonLink>
    </div>
  );
};

/** Asks for the address that the link to a new password goes to. */
export default function ForgotPage({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const t = useText(securityText).forgot;
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined;
  return (
    <LoginFrame
      heading={sentTo ? t.sentHeading : t.heading}
      lead={sentTo ? undefined : t.intro}
      answer={sentTo}
    >
      {sentTo ? (
        <Sent email={sentTo} to={to} />
      ) : (
        <AccountForm path="/forgot-password" to={to} answer={actionData}>
          <EmailField label={t.email} autoComplete="username" autoFocus />
          <SubmitButton>{t.submit}</SubmitButton>
        </AccountForm>
      )}
      <p className={styles.elsewhere}>
        <LocalLink className="link link-alone" to={withWayBack('/login', to)}>
          {t.toLogin}
        </LocalLink>
      </p>
    </LoginFrame>
  );
}
