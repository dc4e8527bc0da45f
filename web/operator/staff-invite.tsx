/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import type { StaffRole } from '@poth/domain/identity/account.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { Form } from 'react-router';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import { StaffRoles } from './staff-roles.tsx';
import { staffText } from './staff-text.ts';
import styles from './staff.module.css';

type StaffInviteProps = {
  state: OperatorState;
  typed: { email: string; role: StaffRole } | undefined;
  /** Fault of the address. */
  error: string | undefined;
  /** Reason of another refusal. */
  problem: string | undefined;
  busy: boolean;
};

/** Invites somebody by e-mail; a company that does not sell invites nobody. */
export const StaffInvite = ({ state, typed, error, problem, busy }: StaffInviteProps) => {
  const t = useText(staffText).invite;
  return (
    <Card aria-labelledby="invite" className={styles.invite}>
      <h2 id="invite">{t.title}</h2>
      {problem && <Alert>{problem}</Alert>}
      {state === 'verified' ? (
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="intent" value="invite" />
          <TextField
            label={t.email}
            hint={t.hint}
            error={error}
            type="email"
            name="email"
            autoComplete="off"
            defaultValue={typed?.email}
            autoFocus={error !== undefined}
            required
          />
          <StaffRoles legend={t.role} chosen={typed?.role ?? 'counter-agent'} />
          <Button type="submit" busy={busy}>
            {t.go}
          </Button>
        </Form>
      ) : (
        <Alert kind="notice">{state === 'suspended' ? t.suspended : t.unverified}</Alert>
      )}
    </Card>
  );
};
