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
  /** Below the price: what comes back if one cancels. */
  children: ReactNode;
};

const End = ({ end }: { end: CheckoutView['journey']['from' | 'to'] }) => (
  <div>
    <b>{end.time}</b>
    {end.date && <span className="small">{end.date}</span>}
    <span className="small muted">{end.place}</span>
  </div>
);

/** Summary of the purchase beside the form: time left, coach, journey, price. */
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
      <p className={styles.coach} data-part="checkout-coach">
        <b>{view.operator}</b> <span className="muted small">{view.coach}</span>
      </p>
      <div className={`${styles.leg} num`}>
        <End end={journey.from} />
        <RoadLine />
        <End end={journey.to} />
      </div>
      <p className="small muted">
        {journey.date} · {t.report(journey.reporting)}
      </p>
      <p className={styles.seats}>
        <span>{t.seats(view.seatNos)}</span>
        {view.changePath && (
          <LocalLink className="link link-alone" to={view.changePath}>
            {t.change}
          </LocalLink>
        )}
      </p>
      <dl className={`${styles.price} num`}>
        {view.lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.priceTotal}>
          <dt>{t.total}</dt>
          <dd>{view.total}</dd>
        </div>
      </dl>
      <p className="small muted">{t.vat(view.vatRate)}</p>
      {children}
    </Card>
  );
};
