import { useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/keep-factor-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginProblem } from './login-problem.tsx';
import { lostFactorText } from './lost-factor-text.ts';
import styles from './account.module.css';

export const meta = pageMeta(lostFactorText.keep.title);

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const typed = { token: String((await request.formData()).get('token') ?? '').slice(0, 200) };
  try {
    await values.portal.identity.stopFactorReset(values.actor, typed);
    leaveNotice(values, 'factor-kept');
    return redirect(localPath(languageOf(request), '/forgot-password'), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Where the link of mail and SMS leads that stops a request. A button, for programs that read mail open every link in it. */
export default function KeepFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(lostFactorText).keep;
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const busy = useNavigation().formMethod === 'POST';
  const { problem, typed } = actionData ?? {};
  const token = typed?.token ?? loaderData.token;
  const over = problem !== undefined || token === '';
  return (
    <LoginFrame ref={page} heading={t.title} lead={over ? undefined : t.intro}>
      {over ? (
        <div className={styles.loginForm}>
          <LoginProblem problem={problem ?? { code: 'link-expired', fields: {} }} />
          <ButtonLink to="/forgot-password">{t.toReset}</ButtonLink>
        </div>
      ) : (
        <Form
          method="post"
          action={localPath(language, '/login/keep-factor')}
          replace
          noValidate
          className={styles.loginForm}
        >
          <input type="hidden" name="token" value={token} />
          <LoginProblem problem={undefined} />
          <Button type="submit" busy={busy}>
            {t.submit}
          </Button>
        </Form>
      )}
    </LoginFrame>
  );
}
