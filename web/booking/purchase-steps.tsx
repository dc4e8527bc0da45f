import { useText } from '../text/texts.ts';
import { Steps } from '../ui/steps.tsx';
import styles from './purchase-steps.module.css';
import { purchaseStepsText } from './purchase-steps-text.ts';

const places = { details: 1, payment: 2, ticket: 3 } as const;

/** Steps from seats to ticket, with the reader's position. */
export const PurchaseSteps = ({ at }: { at: keyof typeof places }) => {
  const t = useText(purchaseStepsText);
  return (
    <div className={`${styles.purchaseSteps} no-print`}>
      <Steps label={t.label} steps={t.names} at={places[at]} />
    </div>
  );
};
