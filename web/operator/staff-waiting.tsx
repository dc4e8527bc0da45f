import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
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
      <table className={`desk-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{columns.email}</th>
            <th scope="col">{columns.role}</th>
            <th scope="col">{columns.invited}</th>
            <th scope="col">{columns.change}</th>
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ email, role, invited }) => (
            <tr key={email}>
              <td data-label={columns.email} className={styles.email}>
                {email}
              </td>
              <td data-label={columns.role}>{roles[role].name}</td>
              <td data-label={columns.invited} className="num">
                {invited}
              </td>
              <td data-label={columns.change}>
                <Withdraw email={email} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
