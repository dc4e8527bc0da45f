import { Form, useNavigation } from 'react-router';
import { ResetStep } from '../identity/reset-step.tsx';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { StaffRoles } from './staff-roles.tsx';
import { rolesText, staffText } from './staff-text.ts';
import type { StaffView } from './staff-view.ts';
import styles from './staff.module.css';

type Member = StaffView['staff'][number];

const MemberSteps = ({ member }: { member: Member }) => {
  const t = useText(staffText);
  const sent = useNavigation().formData;
  const busy = (intent: string) => sent?.get('intent') === intent && sent.get('userId') === member.userId;
  if (member.role === 'owner') return null;
  const whom = <span className="visually-hidden">{t.ofWhom(member.name)}</span>;
  const userId = <input type="hidden" name="userId" value={member.userId} />;
  return (
    <div className={styles.steps}>
      <AskFirst key={member.role} label={t.change.label}>
        <p className="small">{t.change.says}</p>
        <Form method="post" preventScrollReset>
          {userId}
          <StaffRoles legend={t.columns.role} chosen={member.role} />
          <Button type="submit" name="intent" value="change-role" look="green" busy={busy('change-role')}>
            {t.change.go}
            {whom}
          </Button>
        </Form>
      </AskFirst>
      <AskFirst label={t.revoke.label}>
        <p className="small">{t.revoke.says}</p>
        <Form method="post" preventScrollReset>
          {userId}
          <Button type="submit" name="intent" value="revoke" look="danger" busy={busy('revoke')}>
            {t.revoke.go}
            {whom}
          </Button>
        </Form>
      </AskFirst>
      {member.reset && <ResetStep reset={member.reset} userId={member.userId} />}
    </div>
  );
};

/** Table of a company's staff. */
export const StaffTable = ({ staff }: { staff: StaffView['staff'] }) => {
  const { columns, title } = useText(staffText);
  const roles = useText(rolesText);
  return (
    <DataTable
      className={styles.table}
      caption={title}
      rows={staff}
      rowKey={(member) => member.userId}
      columns={[
        {
          head: columns.name,
          cell: (member) => (
            <>
              <b>{member.name}</b>
              {member.email && <div className={`muted small ${styles.email}`}>{member.email}</div>}
            </>
          ),
        },
        { head: columns.role, cell: (member) => roles[member.role].name },
        { head: columns.since, kind: 'num', cell: (member) => member.since },
        { head: columns.change, cell: (member) => <MemberSteps member={member} /> },
      ]}
    />
  );
};
