import type { PaymentPartner } from '@poth/domain/content/home.ts';
import { useText } from '../text/texts.ts';
import styles from './home.module.css';
import { homeText } from './text.ts';

const wallet =
  'M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2M10 18.5h4M9 7h6M9 10.5h4';
const card = 'M3 5h18a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M2 9.5h20M6 15h5';
const bank = 'M3 9.5 12 4l9 5.5zM5.5 12.5v5M10 12.5v5M14 12.5v5M18.5 12.5v5M3 20.5h18';

/** Drawings of our own, not the partners' logos: a phone for mobile wallets, a card for cards, a house for a bank. */
const drawings: Record<PaymentPartner['mark'], string> = {
  bkash: wallet,
  nagad: wallet,
  upay: wallet,
  rocket: wallet,
  amex: card,
  dbbl: bank,
  mastercard: card,
  visa: card,
};

/** Payment methods, each with a drawing and its name. */
export const PaymentMarks = ({ partners }: { partners: readonly PaymentPartner[] }) => {
  const t = useText(homeText);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="payments">
      <h2 id="payments">{t.payments}</h2>
      <ul className={styles.payments}>
        {partners.map(({ mark, name }) => (
          <li key={mark} className="tile" data-mark={mark}>
            <svg
              viewBox="0 0 24 24"
              width="26"
              height="26"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.9"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={drawings[mark]} />
            </svg>
            <span lang="en">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
