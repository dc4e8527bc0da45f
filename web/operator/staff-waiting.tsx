import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { StaffInvitation } from '@poth/domain/operator/staff.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { rolesText, staffText } from './staff-text.ts';
import styles from './staff.module.css';

/** Lists the invitations that have no reply yet. */
export const StaffWaiting = ({ invitations }: { invitations: readonly StaffInvitation[] }) => {
  const { columns, waiting, ofWhom } = useText(staffText);
  const roles = useText(rolesText);
  const language = useLanguage();
  if (invitations.length === 0) return null;
  return (
    <Section title={waiting.title} look="plain">
      <DataTable
        className={styles.table}
        rows={invitations}
        rowKey={({ email }) => email}
        columns={[
          { head: columns.email, className: styles.email, cell: ({ email }) => email },
          { head: columns.role, cell: ({ role }) => roles[role].name },
          {
            head: columns.invited,
            kind: 'num',
            cell: ({ invitedAt }) => formatDate(dhakaDate(invitedAt), language, 'year'),
          },
          {
            head: columns.change,
            isWide: true,
            cell: ({ email }) => (
              <ActionForm intent="withdraw" hiddenFields={{ email }}>
                <SubmitButton look="line" small of={ofWhom(email)}>
                  {waiting.withdraw}
                </SubmitButton>
              </ActionForm>
            ),
          },
        ]}
      />
    </Section>
  );
};
