import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { bookingText } from './text.ts';
import styles from './checkout.module.css';

type SummaryProps = {
  view: CheckoutView;
  /** When the hold is over. */
  onOver: () => void;
  /** Below the price: what comes back if one cancels, folded too. */
  children: ReactNode;
};

const End = ({ end }: { end: CheckoutView['journey']['from' | 'to'] }) => (
  <div>
    <b>{end.time}</b>
    {end.date && <span className="small">{end.date}</span>}
    <span className="small muted">{end.place}</span>
  </div>
);

/**
 * Summary of the purchase: time left, the journey in two lines and the total; counters, hours and the parts of the price
 * are folded, so that on a phone the form begins on the first screen.
 */
export const CheckoutSummary = ({ view, onOver, children }: SummaryProps) => {
  const { held, summary: t } = useText(bookingText);
  const language = useLanguage();
  const { journey } = view;
  return (
    <Card className={styles.summary} data-part="checkout-summary" aria-label={t.title}>
      <Countdown
        label={held.label}
        warning={held.warning}
        secondsLeft={view.secondsLeft}
        language={language}
        onEnd={onOver}
      />
      <p className={`${styles.journey} num`}>
        <b>{view.route}</b> {journey.leaves}
      </p>
      <p className="small muted" data-part="checkout-coach">
        {view.operator} {view.coach} · {t.seats(view.seatNos)}
      </p>
      <div className={styles.sum}>
        {view.changePath && (
          <LocalLink className="link link-alone" to={view.changePath}>
            {t.change}
          </LocalLink>
        )}
        <p className={`${styles.total} num`}>
          {t.total} <b>{view.total}</b>
        </p>
      </div>
      <details className={styles.fold}>
        <summary>{t.more}</summary>
        <div className={`${styles.leg} num`}>
          <End end={journey.from} />
          <RoadLine />
          <End end={journey.to} />
        </div>
        <p className="small muted">
          {journey.date} · {t.report(journey.reporting)}
        </p>
        <dl className={`${styles.price} num`}>
          {view.lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        {view.vatRate && <p className="small muted">{t.vat(view.vatRate)}</p>}
      </details>
      {children}
    </Card>
  );
};
