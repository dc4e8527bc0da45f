/* oxlint-disable jsx-a11y/no-autofocus -- one field is all there is to do on this page */
import { useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { faultsOf, refuse } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/forgot-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginProblem } from './login-problem.tsx';
import { securityFaultText } from './security-faults.ts';
import { securityText } from './security-text.ts';
import styles from './account.module.css';

export const meta = pageMeta(securityText.forgot.title, securityText.forgot.intro);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { sandboxUrl } = context.get(requestContext);
  return { to: wayBackOf(request), messagesUrl: sandboxUrl && `${sandboxUrl}/messages` };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { portal, actor } = context.get(requestContext);
  const email = String((await request.formData()).get('email') ?? '').trim();
  try {
    await portal.identity.requestPasswordReset(actor, { email });
    return data({ sentTo: email, typed: { email }, problem: undefined });
  } catch (thrown) {
    return refuse(thrown, { email });
  }
};

type SentProps = { email: string; to: string; messagesUrl: string | null };

/** The same for everybody: whether there is such an account is not said. */
const Sent = ({ email, to, messagesUrl }: SentProps) => {
  const t = useText(securityText);
  return (
    <div className={styles.loginForm}>
      <p tabIndex={-1} data-arrived>
        {t.forgot.sent(email)}{' '}
        {messagesUrl && (
          <a className="link" href={messagesUrl} target="_blank" rel="noreferrer">
            {t.sandboxMail}
          </a>
        )}
      </p>
      <p className="muted small">{t.forgot.notThere}</p>
      <ButtonLink look="line" to={withWayBack('/forgot-password', to)}>
        {t.forgot.again}
      </ButtonLink>
    </div>
  );
};

/** Asks for the address that the link to a new password goes to. */
export default function ForgotPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText).forgot;
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const busy = useNavigation().formMethod === 'POST';
  const { to, messagesUrl } = loaderData;
  const answer = actionData;
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : undefined;
  const error = securityFaultText(faultsOf(answer?.problem).email, language);
  return (
    <LoginFrame ref={page} heading={sentTo ? t.sentHeading : t.heading} lead={sentTo ? undefined : t.intro}>
      {sentTo ? (
        <Sent email={sentTo} to={to} messagesUrl={messagesUrl} />
      ) : (
        <Form
          method="post"
          action={localPath(language, withWayBack('/forgot-password', to))}
          replace
          noValidate
          className={styles.loginForm}
        >
          <TextField
            label={t.email}
            error={error}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.typed.email}
            autoFocus
            required
          />
          <LoginProblem problem={answer?.problem} />
          <Button type="submit" busy={busy}>
            {t.submit}
          </Button>
        </Form>
      )}
      <p className={styles.loginElsewhere}>
        <LocalLink className="link" to={withWayBack('/login', to)}>
          {t.toLogin}
        </LocalLink>
      </p>
    </LoginFrame>
  );
}
