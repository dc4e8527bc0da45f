/* oxlint-disable jsx-a11y/no-autofocus -- one field is all there is to do on this page */
import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { SubmitButton } from '../shell/action-form.tsx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { Row } from '../ui/layout.tsx';
import type { Route } from './+types/second-factor-page.ts';
import { AccountForm } from './account-form.tsx';
import { LoginFrame } from './login-frame.tsx';
import { LostFactor } from './lost-factor.tsx';
import { readCode } from './read-code.ts';
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

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goTo, goOn } = await readForm(args);
  const { portal, actor, browser } = values;
  try {
    if (intent === 'lost') {
      await portal.identity.askFactorReset(actor, browser);
      return goTo(withWayBack('/login/second-factor?lost=asked', wayBackOf(args.request)));
    }
    const code = readCode(text('code'), 40);
    await portal.identity.enterSecondFactor(actor, { code, kind: kindOf(args.request) }, browser);
    return goOn('signed-in');
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Address of the page itself, for a code of one kind. */
const addressOf = (kind: 'totp' | 'backup') =>
  `/login/second-factor${kind === 'backup' ? '?kind=backup' : ''}`;

/** Second step of sign-in: a code of the authenticator app, or a backup code. */
export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText).secondFactor;
  const { to, kind, asked } = loaderData;
  const isBackup = kind === 'backup';
  const isWrong = actionData?.problem.code === 'second-factor-wrong';
  return (
    <LoginFrame heading={t[kind].heading} lead={t[kind].intro}>
      <AccountForm
        key={kind}
        path={addressOf(kind)}
        to={to}
        answer={actionData}
        besideField={{ 'second-factor-wrong': 'code' }}
      >
        <CodeField
          label={t[kind].label}
          error={isBackup && isWrong ? t.backup.wrong : undefined}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete={isBackup ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <SubmitButton>{t.submit}</SubmitButton>
        <Row isSpread className={styles.beside}>
          <LocalLink
            className="link link-alone"
            to={withWayBack(addressOf(isBackup ? 'totp' : 'backup'), to)}
            replace
          >
            {t[kind].other}
          </LocalLink>
          <LocalLink className="link link-alone" to={withWayBack('/login', to)}>
            {t.otherAccount}
          </LocalLink>
        </Row>
      </AccountForm>
      <LostFactor asked={asked} />
    </LoginFrame>
  );
}
