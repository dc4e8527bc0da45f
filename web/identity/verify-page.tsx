import { replace } from 'react-router';
import { type RequestContext, requestContext } from '#ctx';
import { SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, onProblem, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { readForm } from '../shell/read-form.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath, plainPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/verify-page.ts';
import { AccountForm } from './account-form.tsx';
import { LinkExpired } from './link-expired.tsx';
import { LoginFrame } from './login-frame.tsx';
import { NewPasswordField } from './password-field.tsx';
import { securityText } from './security-text.ts';
import { takeWayBack } from './way-back-cookie.ts';
import styles from './account.module.css';

export const meta = pageMeta(securityText.verify.title);

/**
 * Returns the page to go on to after an address is confirmed: an invitation that waits for it, else the security or
 * home page.
 */
const leadOn = async (values: RequestContext, done: string): Promise<string> => {
  const { portal, actor } = values;
  if (!actor.account) return '/login';
  const { invitations, hasOperator } = await portal.operator.viewInvitations(actor);
  leaveNotice(values, done === 'security' ? 'email-confirmed' : 'signed-in');
  if (invitations.length > 0 && !hasOperator) return '/staff/join';
  return done === 'security' ? '/security' : '/';
};

/** Maximum length of our tokens; a longer one is none of ours and is cut off. */
const tokenLength = 2_000;

/** Reads what the link needs; undefined if it is no longer valid. */
const readNeeds = async ({ portal, actor }: RequestContext, token: string) => {
  const link = await portal.identity
    .viewEmailLink(actor, { token })
    .catch(onProblem('link-expired', () => undefined));
  return link?.needs;
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const done = query.get('done');
  // Handled by another request than the one that confirmed the address, which had read the account before.
  if (done !== null)
    throw replace(localPath(languageOf(request), await leadOn(context.get(requestContext), done)), 303);
  const token = (query.get('token') ?? '').slice(0, tokenLength);
  return { token, needs: token === '' ? undefined : await readNeeds(context.get(requestContext), token) };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, text, secret, goTo } = await readForm(args);
  const { portal, actor } = values;
  const typed = { token: text('token', tokenLength) };
  try {
    await portal.identity.verifyEmail(actor, { ...typed, password: secret('password') });
    if (actor.account) return goTo('/verify-email?done=security', 'email-confirmed');
    const way = takeWayBack(values);
    const isHome = way === null || plainPath(way) === '/';
    const to = isHome ? localPath(languageOf(args.request), '/verify-email?done=login') : way;
    return goTo(withWayBack('/login', to), 'email-confirmed');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Links to ways of getting another link. */
const OtherLink = () => {
  const t = useText(securityText).verify;
  if (useSignedIn()) return <ButtonLink to="/security">{t.toSecurity}</ButtonLink>;
  return (
    <>
      <p>{t.byPassword}</p>
      <ButtonLink to="/forgot-password">{t.toPassword}</ButtonLink>
    </>
  );
};

/** Leads to the account that asked for the address, and back here. */
const SignInFirst = ({ token }: { token: string }) => {
  const t = useText(securityText).verify;
  const back = `/verify-email?${new URLSearchParams({ token })}`;
  const who = useSignedIn();
  return (
    <div className={styles.form}>
      <p>{who ? t.otherAccount : t.signIn}</p>
      <ButtonLink to={withWayBack(who ? '/sign-out' : '/login', back)}>
        {who ? t.toSignOut : t.toLogin}
      </ButtonLink>
    </div>
  );
};

/** Page of the link in the mail. It acts by a button, because programs that scan mail open every link. */
export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText).verify;
  const { problem, typed = { token: loaderData.token } } = actionData ?? {};
  const fault = faultsOf(problem).password;
  const needs = fault ? 'new-password' : loaderData.needs;
  const choosesPassword = needs === 'new-password';
  if (problem?.code === 'sign-in-required' || (!problem && needs === 'sign-in'))
    return (
      <LoginFrame heading={t.title}>
        <SignInFirst token={typed.token} />
      </LoginFrame>
    );
  if ((problem && !fault) || !needs)
    return (
      <LoginFrame heading={t.title} answer={actionData}>
        <LinkExpired problem={problem}>
          <OtherLink />
        </LinkExpired>
      </LoginFrame>
    );
  return (
    <LoginFrame heading={t.heading} lead={choosesPassword ? t.choose : t.intro}>
      <AccountForm path="/verify-email" answer={actionData} hiddenFields={typed}>
        {choosesPassword && <NewPasswordField />}
        <SubmitButton>{t.submit}</SubmitButton>
      </AccountForm>
    </LoginFrame>
  );
}
