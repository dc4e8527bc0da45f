/* oxlint-disable jsx-a11y/no-autofocus -- one field is all there is to do on this page */
import { Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form, replace, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { faultsOf, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import type { Route } from './+types/second-factor-page.ts';
import { accountFaultText } from './faults.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginProblem } from './login-problem.tsx';
import { LostFactor } from './lost-factor.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

export const meta = pageMeta(loginText.secondFactor.title);

const kindOf = (request: Request): 'totp' | 'backup' =>
  new URL(request.url).searchParams.get('kind') === 'backup' ? 'backup' : 'totp';

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayBackOf(request);
  if (context.get(requestContext).actor.account) throw replace(to, 303);
  return { to, kind: kindOf(request), asked: new URL(request.url).searchParams.get('lost') === 'asked' };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor, browser } = values;
  const form = await request.formData();
  const code = String(form.get('code') ?? '')
    .trim()
    .slice(0, 40);
  try {
    if (form.get('intent') === 'lost') {
      await portal.identity.askFactorReset(actor, browser);
      const lost = withWayBack('/login/second-factor?lost=asked', wayBackOf(request));
      return replace(localPath(languageOf(request), lost), 303);
    }
    if (!code) throw new Problem('invalid-input', { faults: { code: 'code-missing' } });
    await portal.identity.enterSecondFactor(actor, { code, kind: kindOf(request) }, browser);
    leaveNotice(values, 'signed-in');
    return replace(wayBackOf(request), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** The second step of signing in: a code of the authenticator app, or one that was kept for the day it is lost. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText).secondFactor;
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const busy = useNavigation().formMethod === 'POST';
  const { to, kind, asked } = loaderData;
  const problem = actionData?.problem;
  const wrong = problem?.code === 'second-factor-wrong';
  const error = wrong
    ? kind === 'backup'
      ? t.backup.wrong
      : problemText(problem, language)
    : accountFaultText(faultsOf(problem).code, language);
  const otherKind = kind === 'backup' ? '/login/second-factor' : '/login/second-factor?kind=backup';
  return (
    <LoginFrame ref={page} heading={t[kind].heading} lead={t[kind].intro}>
      <Form key={kind} method="post" replace noValidate className={styles.loginForm}>
        <CodeField
          label={t[kind].label}
          error={error}
          inputMode={kind === 'totp' ? 'numeric' : 'text'}
          autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <Button type="submit" busy={busy}>
          {t.submit}
        </Button>
        <LoginProblem problem={wrong ? undefined : problem} />
        <div className={styles.loginRow}>
          <LocalLink className="link" to={withWayBack(otherKind, to)} replace>
            {t[kind].other}
          </LocalLink>
          <LocalLink className="link" to={withWayBack('/login', to)}>
            {t.otherAccount}
          </LocalLink>
        </div>
      </Form>
      <LostFactor asked={asked} />
    </LoginFrame>
  );
}
