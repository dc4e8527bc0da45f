import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { SaleView } from './sale-view.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type HandOutCardProps = { view: SaleView; drawnKey: string; may: boolean };

/** Money of this booking that waits to be handed out. */
export const HandOutCard = ({ view, drawnKey, may }: HandOutCardProps) => {
  const t = useText(counterText);
  const busy = useNavigation().formData?.get('refund');
  return (
    <Card aria-labelledby="waiting">
      <h2 id="waiting">{t.one.waitingTitle}</h2>
      <p className="small">{t.one.waitingLead}</p>
      {view.waiting.map(({ refundId, seats, amount }) => (
        <Form key={refundId} method="post" className={styles.line} preventScrollReset>
          <input type="hidden" name="refund" value={refundId} />
          <input type="hidden" name="key" value={drawnKey} />
          <span>{seats && t.sold.seats(seats)}</span>
          <Button
            type="submit"
            name="intent"
            value="hand-out"
            look="green"
            busy={busy === refundId}
            disabled={!may}
          >
            {t.one.handOut(amount)}
          </Button>
        </Form>
      ))}
    </Card>
  );
};
