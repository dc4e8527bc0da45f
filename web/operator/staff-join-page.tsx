import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/staff-join-page.ts';
import { JoinCard } from './staff-join-card.tsx';
import { JoinHint } from './staff-join-hint.tsx';
import { joinText } from './staff-text.ts';
import { dayOf } from './staff-view.ts';
import styles from './staff.module.css';

export const meta = pageMeta(joinText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const { invitations, ...me } = await portal.operator.viewInvitations(actor);
  return {
    ...me,
    invitations: invitations.map(({ operatorId, name, role, invitedAt }) => ({
      operatorId,
      company: name[language],
      role,
      invited: dayOf(invitedAt, language),
    })),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const form = await request.formData();
  const to = (path: string) => redirect(localPath(languageOf(request), path), 303);
  const invitation = { operatorId: String(form.get('operatorId') ?? '') };
  try {
    if (form.get('intent') === 'decline') {
      await portal.operator.declineInvitation(actor, invitation);
      leaveNotice(values, 'invitation-declined');
      return to('/staff/join');
    }
    await portal.operator.acceptInvitation(actor, invitation);
    leaveNotice(values, 'invitation-accepted');
    return to('/buses');
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Where somebody who was invited to a company's staff says yes or no. */
export default function StaffJoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, confirmed, hasOperator, invitations } = loaderData;
  const t = useText(joinText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const problem = actionData?.problem;
  const said = problem && (problem.code === 'not-found' ? t.gone : problemText(problem, language));
  return (
    <div ref={page} className={`wrap ${styles.join}`}>
      <h1>{t.title}</h1>
      <p className="muted">{t.lead}</p>
      {said && <Alert>{said}</Alert>}
      {hasOperator && <Alert kind="notice">{t.hasOperator}</Alert>}
      {invitations.map((invitation) => (
        <JoinCard key={invitation.operatorId} invitation={invitation} mayAccept={!hasOperator} />
      ))}
      {invitations.length === 0 && <JoinHint email={email} confirmed={confirmed} />}
    </div>
  );
}
