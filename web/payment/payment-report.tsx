import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { OutcomeCard } from '../ui/outcome-card.tsx';
import type { ReportedOutcome } from './outcome.ts';
import { paymentText } from './text.ts';
import styles from './wait.module.css';

type ReportProps = {
  outcome: ReportedOutcome;
  checkoutPath: string;
  moneyPath: string;
  pnr: string | null;
  shownPnr: string | null;
};

const marks: Record<ReportedOutcome, IconName> = {
  review: 'shield',
  mismatch: 'refund',
  unseated: 'refund',
  elsewhere: 'phone',
};

/** Reports what became of money that has not bought a ticket, with a link to follow it. */
export const PaymentReport = ({ outcome, checkoutPath, moneyPath, pnr, shownPnr }: ReportProps) => {
  const t = useText(paymentText);
  const said = t[outcome];
  return (
    <OutcomeCard
      mark={marks[outcome]}
      title={said.title}
      ways={
        <>
          {outcome === 'mismatch' && <ButtonLink to={checkoutPath}>{t.mismatch.pay}</ButtonLink>}
          {pnr && (
            <ButtonLink to={`/ticket/${pnr}`} look={outcome === 'mismatch' ? 'line' : 'go'}>
              {outcome === 'unseated' ? t.unseated.follow : t.toTicket}
            </ButtonLink>
          )}
          {outcome === 'elsewhere' && <ButtonLink to="/ticket">{t.elsewhere.find}</ButtonLink>}
          {outcome === 'unseated' && (
            <ButtonLink to="/search" look="line">
              {t.search}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{said.text}</p>
      {'next' in said && <p>{said.next}</p>}
      {shownPnr && <p className={`num ${styles.paymentPnr}`}>{t.pnr(shownPnr)}</p>}
      <p>
        <LocalLink className="link link-alone" to={moneyPath}>
          {t.money}
        </LocalLink>
      </p>
    </OutcomeCard>
  );
};
