import { useText } from '../text/texts.ts';
import { Steps } from '../ui/steps.tsx';
import './purchase-steps.css';
import { bookingText } from './text.ts';

const places = { details: 1, payment: 2, ticket: 3 } as const;

/** The road from seats to ticket, and where on it the reader is. */
export const PurchaseSteps = ({ at }: { at: keyof typeof places }) => {
  const { steps } = useText(bookingText);
  return (
    <div className="purchase-steps no-print">
      <Steps label={steps.label} steps={steps.names} at={places[at]} />
    </div>
  );
};
