import type { EmailLinkNeeds } from '@poth/domain/identity/email-link.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { useRef } from 'react';
import { redirect, replace } from 'react-router';
import { type RequestContext, requestContext } from '#ctx';
import { faultsOf, type Refused, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath, plainPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/verify-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginProblem } from './login-problem.tsx';
import { securityText } from './security-text.ts';
import { VerifyForm } from './verify-form.tsx';
import { takeWayBack } from './way-back-cookie.ts';
import styles from './account.module.css';

export const meta = pageMeta(securityText.verify.title);

/** Where who has confirmed an address goes on: to the invitation that waits for it, else where they came from. */
const leadOn = async (values: RequestContext, done: string): Promise<string> => {
  const { portal, actor } = values;
  if (!actor.account) return '/login';
  const { invitations, hasOperator } = await portal.operator.viewInvitations(actor);
  leaveNotice(values, done === 'security' ? 'email-confirmed' : 'signed-in');
  if (invitations.length > 0 && !hasOperator) return '/staff/join';
  return done === 'security' ? '/security' : '/';
};

/** Tokens are no longer than this: more is none of ours. */
const tokenLength = 2_000;

/** Reads what the link needs; null where it is good no more. */
const readNeeds = async (
  { portal, actor }: RequestContext,
  token: string,
): Promise<EmailLinkNeeds | null> => {
  try {
    return (await portal.identity.viewEmailLink(actor, { token })).needs;
  } catch (thrown) {
    if (isProblem(thrown) && thrown.code === 'link-expired') return null;
    throw thrown;
  }
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const done = query.get('done');
  // Asked of another request than the one that confirmed the address: it knew the account from before.
  if (done !== null)
    throw replace(localPath(languageOf(request), await leadOn(context.get(requestContext), done)), 303);
  const token = (query.get('token') ?? '').slice(0, tokenLength);
  return { token, needs: token === '' ? null : await readNeeds(context.get(requestContext), token) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed = { token: String(form.get('token') ?? '').slice(0, tokenLength) };
  try {
    const input = { ...typed, password: String(form.get('password') ?? '') };
    await values.portal.identity.verifyEmail(values.actor, input);
    leaveNotice(values, 'email-confirmed');
    if (values.actor.account)
      return redirect(localPath(languageOf(request), '/verify-email?done=security'), 303);
    const way = takeWayBack(values);
    const isHome = way === null || plainPath(way) === '/';
    const to = isHome ? localPath(languageOf(request), '/verify-email?done=login') : way;
    return redirect(localPath(languageOf(request), withWayBack('/login', to)), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Why the link does not work any more, and the way to another one. */
const LinkOver = ({ problem }: Pick<Refused<unknown>, 'problem'>) => {
  const t = useText(securityText).verify;
  return (
    <div className={styles.loginForm}>
      <LoginProblem problem={problem} />
      {useSignedIn() ? (
        <ButtonLink to="/security">{t.toSecurity}</ButtonLink>
      ) : (
        <>
          <p>{t.byPassword}</p>
          <ButtonLink to="/forgot-password">{t.toPassword}</ButtonLink>
        </>
      )}
    </div>
  );
};

/** Leads to the account that asked for the address, and back here. */
const SignInFirst = ({ token }: { token: string }) => {
  const t = useText(securityText).verify;
  const back = `/verify-email?${new URLSearchParams({ token })}`;
  const who = useSignedIn();
  return (
    <div className={styles.loginForm}>
      <p>{who ? t.otherAccount : t.signIn}</p>
      <ButtonLink to={withWayBack(who ? '/sign-out' : '/login', back)}>
        {who ? t.toSignOut : t.toLogin}
      </ButtonLink>
    </div>
  );
};

/** Where the link of the mail leads. A button, for programs that read mail open every link in it. */
export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText).verify;
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const { problem, typed } = actionData ?? {};
  const token = typed?.token ?? loaderData.token;
  const fault = faultsOf(problem).password;
  const needs = fault ? 'new-password' : loaderData.needs;
  if (problem?.code === 'sign-in-required' || (!problem && needs === 'sign-in'))
    return (
      <LoginFrame ref={page} heading={t.title}>
        <SignInFirst token={token} />
      </LoginFrame>
    );
  if ((problem && !fault) || needs === null)
    return (
      <LoginFrame ref={page} heading={t.title}>
        <LinkOver problem={problem ?? { code: 'link-expired', fields: {} }} />
      </LoginFrame>
    );
  return (
    <LoginFrame ref={page} heading={t.heading} lead={needs === 'new-password' ? t.choose : t.intro}>
      <VerifyForm token={token} choosesPassword={needs === 'new-password'} fault={fault} />
    </LoginFrame>
  );
}
