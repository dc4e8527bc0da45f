import type { PaymentMethod } from '@poth/domain/payment/payment.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Consent } from '../ui/consent.tsx';
import { bookingText } from './text.ts';
import styles from './checkout.module.css';

type PaymentCardProps = {
  method: PaymentMethod;
  /** methods: payment methods that are offered. resting: sentence on those that are left out for now. */
  methods: readonly PaymentMethod[];
  resting: string | null;
  termsAccepted: boolean;
  termsProblem: string | undefined;
  /** Amount to pay: ৳3,600. */
  total: string;
  /** True where this form continues a payment that is under way. */
  underWay: boolean;
  busy: boolean;
};

/** Payment methods as tiles; while a payment is under way, a note on it takes their place. */
const Methods = ({
  method,
  methods,
  resting,
  underWay,
}: Pick<PaymentCardProps, 'method' | 'methods' | 'resting' | 'underWay'>) => {
  const t = useText(bookingText).pay;
  if (underWay)
    return (
      <>
        <input type="hidden" name="method" value="other" />
        <p>{t.underWay}</p>
      </>
    );
  const chosen = methods.includes(method) ? method : methods[0];
  return (
    <fieldset>
      <legend className="visually-hidden">{t.title}</legend>
      <div className={styles.methods}>
        {methods.map((one) => (
          <label key={one} className={styles.method}>
            <input type="radio" name="method" value={one} defaultChecked={one === chosen} />
            <span>{t.methods[one]}</span>
          </label>
        ))}
      </div>
      {resting && <p>{resting}</p>}
    </fieldset>
  );
};

/** Card of the payment method, the terms, and the step to the gateway's page. */
export const PaymentCard = (props: PaymentCardProps) => {
  const { termsAccepted, termsProblem, total, underWay, busy } = props;
  const t = useText(bookingText).pay;
  return (
    <Card aria-labelledby="pay">
      <h2 id="pay">{t.title}</h2>
      <Methods {...props} />
      <div className={styles.terms}>
        <Consent name="terms" text={t.agree} to="/terms" ticked={termsAccepted} error={termsProblem} />
      </div>
      <Button type="submit" className={`${styles.proceed} num`} busy={busy}>
        {busy ? t.opening : underWay ? t.goOn(total) : t.proceed(total)}
      </Button>
    </Card>
  );
};
