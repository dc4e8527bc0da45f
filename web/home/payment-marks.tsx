import { useText } from '../text/texts.ts';
import { homeText } from './text.ts';

const partners = [
  ['bkash', 'bKash'],
  ['nagad', 'Nagad'],
  ['upay', 'upay'],
  ['rocket', 'Rocket'],
  ['amex', 'American Express'],
  ['dbbl', 'DBBL'],
  ['mastercard', 'MasterCard'],
  ['visa', 'VISA'],
] as const;

/** The eight ways to pay, as lettered marks. */
export const PaymentMarks = () => {
  const t = useText(homeText);
  return (
    <section className="wrap home-section" aria-labelledby="payments">
      <h2 id="payments">{t.payments}</h2>
      <ul className="payments">
        {partners.map(([id, name]) => (
          <li key={id} className={`mark-${id}`} lang="en">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
};
