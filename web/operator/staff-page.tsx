import { countText } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import type { Route } from './+types/staff-page.ts';
import { changeStaff } from './staff-action.ts';
import { StaffDevices } from './staff-devices.tsx';
import { StaffInvite } from './staff-invite.tsx';
import { StaffTable } from './staff-table.tsx';
import { staffText } from './staff-text.ts';
import { StaffWaiting } from './staff-waiting.tsx';

export const meta = pageMeta(staffText.title);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const team = await portal.operator.listStaff(actor).catch(notFoundPage);
  const devices = await portal.operator.listDevices(actor).catch(notFoundPage);
  return { ...team, devices, now };
};

export const action = changeStaff;

/** Page of a company's staff: its owner invites people, changes roles and removes members. */
export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, staff, invitations, resets, devices, now } = loaderData;
  const t = useText(staffText);
  const language = useLanguage();
  const invited = actionData?.typed.intent === 'invite' ? actionData : undefined;
  const refusal = invited ? undefined : actionData?.problem;
  const page = useFirstError<HTMLDivElement>(refusal);
  return (
    <Desk title={t.title} lead={t.lead(company.name[language], countText(staff.length, language))}>
      <Columns ref={page}>
        <Stack gap="l">
          {refusal && <Alert>{refusal.code === 'not-found' ? t.gone : problemText(refusal, language)}</Alert>}
          <StaffTable staff={staff} resets={resets} now={now} />
          <StaffDevices devices={devices} />
          <StaffWaiting invitations={invitations} />
        </Stack>
        <StaffInvite
          // Starts a new form after a success.
          key={invitations.map(({ email, invitedAt }) => `${email} ${invitedAt}`).join()}
          state={company.state}
          answer={invited}
        />
      </Columns>
    </Desk>
  );
}
