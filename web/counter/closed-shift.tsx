import { differenceOf, type Shift } from '@poth/domain/counter/shift.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { ShiftSums } from './shift-sums.tsx';
import { counterText } from './text.ts';
import styles from './counter.module.css';

/** How a shift ended: whether the till was right, and by how much not. */
export const ClosedShift = ({ shift }: { shift: Shift }) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  const difference = differenceOf(shift) ?? 0;
  const amount = formatMoney(Math.abs(difference), language);
  return (
    <Card className={styles.open}>
      <Alert kind={difference === 0 ? 'success' : 'notice'}>
        {t.closed} {difference === 0 ? t.right : difference < 0 ? t.short(amount) : t.over(amount)}
      </Alert>
      <ShiftSums shift={shift} />
    </Card>
  );
};
