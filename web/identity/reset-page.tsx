/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { passwordLength } from '@poth/domain/identity/password.ts';
import { digits } from '@poth/domain/language.ts';
import { useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { faultsOf, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/reset-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginProblem } from './login-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { securityFaultText } from './security-faults.ts';
import { securityText } from './security-text.ts';
import styles from './account.module.css';

export const meta = pageMeta(securityText.reset.title);

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed = { token: String(form.get('token') ?? '').slice(0, 2_000) };
  try {
    const input = { ...typed, password: String(form.get('password') ?? '') };
    await values.portal.identity.resetPassword(values.actor, input);
    leaveNotice(values, 'password-changed');
    return redirect(localPath(languageOf(request), '/login'), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Where the link of the mail leads: a new password, once. The form leaves the link's token out of the address. */
export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const busy = useNavigation().formMethod === 'POST';
  const { problem, typed } = actionData ?? {};
  const token = typed?.token ?? loaderData.token;
  const over = problem?.code === 'link-expired' || token === '';
  const fault = faultsOf(problem).password;
  return (
    <LoginFrame ref={page} heading={t.reset.heading} lead={over ? undefined : t.reset.intro}>
      {over ? (
        <div className={styles.loginForm}>
          <LoginProblem problem={{ code: 'link-expired', fields: {} }} />
          <ButtonLink to="/forgot-password">{t.reset.askAgain}</ButtonLink>
        </div>
      ) : (
        <Form
          method="post"
          action={localPath(language, '/reset-password')}
          replace
          noValidate
          className={styles.loginForm}
        >
          <input type="hidden" name="token" value={token} />
          <PasswordField
            label={t.ownPassword.field}
            autoComplete="new-password"
            hint={t.ownPassword.rule(digits(passwordLength.least, language))}
            error={securityFaultText(fault, language)}
            autoFocus={fault !== undefined}
          />
          <LoginProblem problem={problem} />
          <Button type="submit" busy={busy}>
            {t.reset.submit}
          </Button>
        </Form>
      )}
    </LoginFrame>
  );
}
