import type { StaffRole } from '@poth/domain/identity/account.ts';
import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { joinText, rolesText } from './staff-text.ts';
import styles from './staff.module.css';

type JoinCardProps = {
  invitation: { operatorId: string; company: string; role: StaffRole; invited: string };
  mayAccept: boolean;
};

/** One invitation: who invites, as what, yes or no. */
export const JoinCard = ({ invitation, mayAccept }: JoinCardProps) => {
  const { operatorId, company, role, invited } = invitation;
  const t = useText(joinText);
  const { name, may } = useText(rolesText)[role];
  const sent = useNavigation().formData;
  const busy = (intent: string) => sent?.get('intent') === intent && sent.get('operatorId') === operatorId;
  return (
    <Card aria-labelledby={operatorId}>
      <h2 id={operatorId}>{company}</h2>
      <p className="num">{t.asRole(name, invited)}</p>
      <p className="muted small">{may}</p>
      <Form method="post" className={styles.joinWays}>
        <input type="hidden" name="operatorId" value={operatorId} />
        {mayAccept && (
          <Button type="submit" name="intent" value="accept" busy={busy('accept')}>
            {t.accept}
          </Button>
        )}
        <Button type="submit" name="intent" value="decline" look="line" busy={busy('decline')}>
          {t.decline}
        </Button>
      </Form>
    </Card>
  );
};
