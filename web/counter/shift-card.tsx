import type { Shift } from '@poth/domain/counter/shift.ts';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { AmountField } from './amount-field.tsx';
import { weekdayMomentText } from '../text/moment.ts';
import { ShiftSums } from './shift-sums.tsx';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type ShiftCardProps = { shift: Shift; closing: { typed: string; wrong: boolean } | undefined };

/** The agent's own shift so far, and the way to close it with a count. */
export const ShiftCard = ({ shift, closing }: ShiftCardProps) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'close-shift';
  return (
    <Card className={styles.shift} aria-labelledby="your-shift">
      <h2 id="your-shift">{t.yours}</h2>
      <p className="small muted num">{t.since(weekdayMomentText(shift.openedAt, language))}</p>
      <ShiftSums shift={shift} />
      <AskFirst label={t.close} open={closing !== undefined}>
        <p className="small">{t.closeLead}</p>
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="shift" value={shift.shiftId} />
          <AmountField label={t.countedNow} typed={closing?.typed ?? ''} wrong={closing?.wrong ?? false} />
          <Button type="submit" name="intent" value="close-shift" look="green" busy={busy}>
            {t.closeNow}
          </Button>
        </Form>
      </AskFirst>
    </Card>
  );
};
