import { useRef } from 'react';
import { Form, redirect, replace, useNavigation } from 'react-router';
import { type RequestContext, requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useWho } from '../shell/use-who.ts';
import { withWayBack } from '../shell/way-back.ts';
import { languageOf, localPath, plainPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/verify-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginProblem } from './login-problem.tsx';
import { securityText } from './security-text.ts';
import { takeWay } from './way-back-cookie.ts';

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

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const query = new URL(request.url).searchParams;
  const done = query.get('done');
  // Asked of another request than the one that confirmed the address: it knew the account from before.
  if (done !== null)
    throw replace(localPath(languageOf(request), await leadOn(context.get(requestContext), done)), 303);
  return { token: query.get('token') ?? '' };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const typed = { token: String((await request.formData()).get('token') ?? '').slice(0, 2_000) };
  try {
    await values.portal.identity.verifyEmail(values.actor, typed);
    leaveNotice(values, 'email-confirmed');
    if (values.actor.account)
      return redirect(localPath(languageOf(request), '/verify-email?done=security'), 303);
    const way = takeWay(values);
    const isHome = way === null || plainPath(way) === '/';
    const to = isHome ? localPath(languageOf(request), '/verify-email?done=login') : way;
    return redirect(localPath(languageOf(request), withWayBack('/login', to)), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Where the link of the mail leads. A button, for programs that read mail open every link in it. */
export default function VerifyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText).verify;
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const who = useWho();
  const busy = useNavigation().formMethod === 'POST';
  const { problem, typed } = actionData ?? {};
  const token = typed?.token ?? loaderData.token;
  const over = problem !== undefined || token === '';
  return (
    <LoginFrame ref={page} heading={over ? t.title : t.heading} lead={over ? undefined : t.intro}>
      {over ? (
        <div className="login-form">
          <LoginProblem problem={problem ?? { code: 'link-expired', fields: {} }} />
          {who ? (
            <ButtonLink to="/security">{t.toSecurity}</ButtonLink>
          ) : (
            <>
              <p>{t.byPassword}</p>
              <ButtonLink to="/forgot-password">{t.toPassword}</ButtonLink>
            </>
          )}
        </div>
      ) : (
        <Form
          method="post"
          action={localPath(language, '/verify-email')}
          replace
          noValidate
          className="login-form"
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={busy}>
            {t.submit}
          </Button>
        </Form>
      )}
    </LoginFrame>
  );
}
