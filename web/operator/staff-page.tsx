import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { accountFaultText } from '../identity/faults.ts';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { Route } from './+types/staff-page.ts';
import { changeStaff } from './staff-action.ts';
import { StaffDevices } from './staff-devices.tsx';
import { StaffInvite } from './staff-invite.tsx';
import { StaffTable } from './staff-table.tsx';
import { staffText } from './staff-text.ts';
import { staffView } from './staff-view.ts';
import { StaffWaiting } from './staff-waiting.tsx';
import styles from './staff.module.css';
import { Columns } from '../ui/layout.tsx';

export const meta = pageMeta(staffText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const team = await portal.operator.listStaff(actor).catch(notFoundPage);
  const devices = await portal.operator.listDevices(actor).catch(notFoundPage);
  return { view: staffView(team, languageOf(request), now, devices) };
};

export const action = ({ context, request }: Route.ActionArgs) =>
  changeStaff(context.get(requestContext), request);

/** Page of a company's staff: its owner invites, gives roles and lets go. */
export default function StaffPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const t = useText(staffText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const sending = useNavigation().formData?.get('intent') === 'invite';
  const answer = actionData;
  const problem = answer?.problem;
  const fault = faultsOf(problem).email;
  const error = fault === 'email-on-staff' ? t.invite.onStaff : accountFaultText(fault, language);
  const said = problem && (problem.code === 'not-found' ? t.gone : problemText(problem, language));
  const invited = answer?.typed.intent === 'invite' ? answer.typed : undefined;
  return (
    <Desk title={t.title} lead={t.lead(view.company, view.count)}>
      <Columns ref={page}>
        <div className={styles.main}>
          {said && !invited && <Alert>{said}</Alert>}
          <StaffTable staff={view.staff} />
          <StaffDevices devices={view.devices} />
          <StaffWaiting invitations={view.invitations} />
        </div>
        <StaffInvite
          // After a success the form is a new one.
          key={view.invitations.map(({ email, invited: at }) => email + at).join()}
          state={view.state}
          typed={invited}
          error={invited && error}
          problem={invited && !error ? said : undefined}
          busy={sending}
        />
      </Columns>
    </Desk>
  );
}
