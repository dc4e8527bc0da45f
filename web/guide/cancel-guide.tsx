import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './guide.module.css';
import { GuideSteps } from './guide-steps.tsx';
import { guideText } from './text.ts';

/** Fewest and most business days that a refund takes. */
export type RefundDays = readonly [from: number, to: number];

/** Lists the two steps of cancelling a ticket, and says how long the money takes. */
export const CancelGuide = ({ refundDays: [from, to] }: { refundDays: RefundDays }) => {
  const { cancel } = useText(guideText);
  const language = useLanguage();
  return (
    <>
      <GuideSteps steps={cancel.steps} />
      <div className={styles.after}>
        <Alert kind="notice">{cancel.after(digits(from, language), digits(to, language))}</Alert>
      </div>
    </>
  );
};
