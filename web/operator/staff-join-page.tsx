import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/staff-join-page.ts';
import { JoinCard, JoinHint } from './staff-join-card.tsx';
import { joinText } from './staff-text.ts';
import styles from './staff.module.css';

export const meta = pageMeta(joinText.title);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.operator.viewInvitations(actor);
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goTo } = await readForm(args);
  const { portal, actor } = values;
  const invitation = { operatorId: text('operatorId') };
  try {
    if (intent === 'decline') {
      await portal.operator.declineInvitation(actor, invitation);
      return goTo('/staff/join', 'invitation-declined');
    }
    await portal.operator.acceptInvitation(actor, invitation);
    return goTo('/buses', 'invitation-accepted');
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Page on which an invited person accepts or declines to join a company's staff. */
export default function StaffJoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, confirmed, hasOperator, invitations } = loaderData;
  const t = useText(joinText);
  const language = useLanguage();
  const page = useFirstError<HTMLDivElement>(actionData);
  const problem = actionData?.problem;
  const said = problem && (problem.code === 'not-found' ? t.gone : problemText(problem, language));
  return (
    <Page ref={page} width="narrow" className={styles.join}>
      <h1>{t.title}</h1>
      <p className="muted">{t.lead}</p>
      {said && <Alert>{said}</Alert>}
      {hasOperator && <Alert kind="notice">{t.hasOperator}</Alert>}
      {invitations.map((invitation) => (
        <JoinCard key={invitation.operatorId} invitation={invitation} mayAccept={!hasOperator} />
      ))}
      {invitations.length === 0 && <JoinHint email={email} confirmed={confirmed} />}
    </Page>
  );
}
