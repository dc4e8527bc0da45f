import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { rolesText, staffText } from './staff-text.ts';
import type { StaffView } from './staff-view.ts';
import styles from './staff.module.css';

const Withdraw = ({ email }: { email: string }) => {
  const { waiting, ofWhom } = useText(staffText);
  const sent = useNavigation().formData;
  const busy = sent?.get('intent') === 'withdraw' && sent.get('email') === email;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="email" value={email} />
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        look="line"
        busy={busy}
        className={styles.withdraw}
      >
        {waiting.withdraw}
        <span className="visually-hidden">{ofWhom(email)}</span>
      </Button>
    </Form>
  );
};

/** Lists who was invited and has not answered yet. */
export const StaffWaiting = ({ invitations }: { invitations: StaffView['invitations'] }) => {
  const { columns, waiting } = useText(staffText);
  const roles = useText(rolesText);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        {waiting.title}
      </h2>
      <DataTable
        className={styles.table}
        rows={invitations}
        rowKey={({ email }) => email}
        columns={[
          { head: columns.email, className: styles.email, cell: ({ email }) => email },
          { head: columns.role, cell: ({ role }) => roles[role].name },
          { head: columns.invited, kind: 'num', cell: ({ invited }) => invited },
          { head: columns.change, cell: ({ email }) => <Withdraw email={email} /> },
        ]}
      />
    </section>
  );
};
