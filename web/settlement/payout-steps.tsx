import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { payoutText } from './desk-text.ts';
import type { PayoutTyped } from './payout-action.ts';
import type { SettlementView } from './settlement-view.ts';
import styles from './settlement.module.css';

type PayoutStepsProps = {
  view: SettlementView;
  /** Whether this reader may approve it, or another admin has to. */
  mayApprove: boolean;
  /** Lines that say who prepared and approved it, and when. */
  done: readonly string[];
  refused: Refused<PayoutTyped> | undefined;
};

/** Next step of an admin with a statement. */
export const PayoutSteps = ({ view, mayApprove, done, refused }: PayoutStepsProps) => {
  const t = useText(payoutText).steps;
  const busy = useNavigation().formData !== undefined;
  const wrong = faultsOf(refused?.problem).bankReference !== undefined;
  const { state, duePaisa } = view;
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="steps">
      <h2 id="steps">{t.title}</h2>
      {done.map((line) => (
        <p key={line} className="small muted">
          {line}
        </p>
      ))}
      {state === 'draft' && duePaisa > 0 && !mayApprove && <p>{t.second}</p>}
      {state === 'draft' && duePaisa > 0 && mayApprove && (
        <Form method="post">
          <p className="small">{t.approveSays}</p>
          <Button type="submit" name="intent" value="approve" look="green" busy={busy}>
            {t.approve}
          </Button>
        </Form>
      )}
      {state === 'draft' && duePaisa <= 0 && (
        <Form method="post">
          <p className="small">{duePaisa < 0 ? t.carrySays : t.closeSays}</p>
          <Button type="submit" name="intent" value="carry" look="green" busy={busy}>
            {duePaisa < 0 ? t.carry : t.close}
          </Button>
        </Form>
      )}
      {state === 'approved' && (
        <Form method="post" noValidate>
          <p className="small">{t.paySays(view.due)}</p>
          <Field label={t.reference} error={wrong ? t['bank-reference-wrong'] : undefined}>
            {(control) => (
              <input
                name="bankReference"
                defaultValue={refused?.typed.bankReference}
                maxLength={60}
                autoComplete="off"
                required
                {...control}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="pay" look="green" busy={busy}>
            {t.pay}
          </Button>
        </Form>
      )}
      {(state === 'paid' || state === 'carried' || state === 'even') && <p>{t.done}</p>}
    </Card>
  );
};
