import type { Shift } from '@poth/domain/counter/shift.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { RefusedAmount } from './open-shift-form.tsx';
import { weekdayMomentText } from '../text/moment.ts';
import { ShiftSums } from './shift-sums.tsx';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type ShiftCardProps = { shift: Shift; refused: RefusedAmount };

/** The agent's own shift so far, and the way to close it with a count. */
export const ShiftCard = ({ shift, refused }: ShiftCardProps) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  return (
    <Card className={styles.shift} aria-labelledby="your-shift">
      <h2 id="your-shift">{t.yours}</h2>
      <p className="small muted num">{t.since(weekdayMomentText(shift.openedAt, language))}</p>
      <ShiftSums shift={shift} />
      <AskFirst label={t.close} open={refused !== undefined}>
        <p className="small">{t.closeLead}</p>
        <ActionForm answer={refused} says={() => t.amountWrong} hiddenFields={{ shift: shift.shiftId }}>
          <TextField name="amount" label={t.countedNow} inputMode="decimal" />
          <SubmitButton intent="close-shift" isNamed look="green">
            {t.closeNow}
          </SubmitButton>
        </ActionForm>
      </AskFirst>
    </Card>
  );
};
