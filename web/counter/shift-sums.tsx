import { differenceOf, expectedInTill, type Shift } from '@poth/domain/counter/shift.ts';
import { countText } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Facts } from '../ui/facts.tsx';
import { withSign } from './moment.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

/** Sums of a shift; once it is closed, the count beside what was expected. */
export const ShiftSums = ({ shift }: { shift: Shift }) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const difference = differenceOf(shift);
  const { countedPaisa } = shift;
  const isCounted = countedPaisa !== null;
  return (
    <Facts
      look="sums"
      className={styles.sums}
      facts={[
        [t.tickets, countText(shift.ticketCount, language)],
        [t.cashIn, money(shift.cashInPaisa)],
        [t.mobileMoney, money(shift.mobileMoneyPaisa)],
        [t.cashOut, money(shift.cashOutPaisa)],
        [t.expected, isCounted && money(expectedInTill(shift))],
        [t.counted, isCounted && money(countedPaisa)],
        [t.difference, isCounted && withSign(difference ?? 0, language)],
      ]}
    />
  );
};
