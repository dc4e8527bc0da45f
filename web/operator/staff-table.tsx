import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import type { StaffMember } from '@poth/domain/operator/staff.ts';
import { ResetStep } from '../identity/reset-step.tsx';
import { SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Row } from '../ui/layout.tsx';
import { StaffRoles } from './staff-roles.tsx';
import { rolesText, staffText } from './staff-text.ts';
import styles from './staff.module.css';

type MemberStepsProps = { member: StaffMember; reset: FactorReset | undefined; now: Date };

const MemberSteps = ({ member: { userId, name, role }, reset, now }: MemberStepsProps) => {
  const t = useText(staffText);
  if (role === 'owner') return null;
  const of = { hiddenFields: { userId } };
  return (
    <Row className={styles.steps}>
      <ConfirmForm key={role} label={t.change.label} effect={t.change.says} intent="change-role" {...of}>
        <StaffRoles legend={t.columns.role} chosen={role} />
        <SubmitButton look="green" of={t.ofWhom(name)}>
          {t.change.go}
        </SubmitButton>
      </ConfirmForm>
      <ConfirmForm label={t.revoke.label} effect={t.revoke.says} intent="revoke" {...of}>
        <SubmitButton look="danger" of={t.ofWhom(name)}>
          {t.revoke.go}
        </SubmitButton>
      </ConfirmForm>
      {reset && <ResetStep reset={reset} now={now} userId={userId} />}
    </Row>
  );
};

type StaffTableProps = {
  staff: readonly StaffMember[];
  /** Open requests to remove a lost second factor, by account. */
  resets: ReadonlyMap<string, FactorReset>;
  now: Date;
};

/** Table of a company's staff. */
export const StaffTable = ({ staff, resets, now }: StaffTableProps) => {
  const { columns, title } = useText(staffText);
  const roles = useText(rolesText);
  const language = useLanguage();
  return (
    <DataTable
      className={styles.table}
      caption={title}
      rows={staff}
      rowKey={({ userId }) => userId}
      columns={[
        {
          head: columns.name,
          cell: ({ name, email }) => (
            <>
              <b>{name}</b>
              {email && <div className={`muted small ${styles.email}`}>{email}</div>}
            </>
          ),
        },
        { head: columns.role, cell: ({ role }) => roles[role].name },
        {
          head: columns.since,
          kind: 'num',
          cell: ({ joinedAt }) => formatDate(dhakaDate(joinedAt), language, 'year'),
        },
        {
          head: columns.change,
          isWide: true,
          isEmpty: ({ role }) => role === 'owner',
          cell: (member) => <MemberSteps member={member} reset={resets.get(member.userId)} now={now} />,
        },
      ]}
    />
  );
};
