import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Fold } from '../ui/fold.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import styles from './checkout.module.css';
import type { CheckoutView } from './checkout-view.ts';
import { bookingText } from './text.ts';

type SummaryProps = {
  view: CheckoutView;
  /** The way back, where both directions are bought together. */
  back: CheckoutView | null;
  /** Amount to pay. */
  total: string;
  /** Called when the hold is over. */
  onOver: () => void;
  /** Content below the price: the refunds after a cancellation, folded too. */
  children: ReactNode;
};

const End = ({ end }: { end: CheckoutView['journey']['from' | 'to'] }) => (
  <div>
    <b>{end.time}</b>
    {end.date && <span className="small">{end.date}</span>}
    <span className="small muted">{end.place}</span>
  </div>
);

/** Journey of one direction in two lines, with the link to change its seats. */
const Way = ({ view, name }: { view: CheckoutView; name: string | null }) => {
  const t = useText(bookingText).summary;
  return (
    <>
      {name && <h3 className={`${styles.wayName} small`}>{name}</h3>}
      <p className={`${styles.journey} num`}>
        <b>{view.route}</b> {view.journey.leaves}
      </p>
      <p className="small muted" data-part="checkout-coach">
        {view.operator} {view.coach} · {t.seats(view.seatNos)}
      </p>
      {name && view.changePath && (
        <LocalLink className="link link-alone" to={view.changePath}>
          {t.change}
        </LocalLink>
      )}
    </>
  );
};

/** Counters and hours of one direction. */
const Points = ({ view: { journey } }: { view: CheckoutView }) => {
  const t = useText(bookingText).summary;
  return (
    <>
      <div className={`${styles.leg} num`}>
        <End end={journey.from} />
        <RoadLine />
        <End end={journey.to} />
      </div>
      <p className="small muted">
        {journey.date} · {t.report(journey.reporting)}
      </p>
    </>
  );
};

/**
 * Summary of the purchase: time left, each journey in two lines and the total; counters, hours and the parts of the price
 * are folded, so that on a phone the form begins on the first screen.
 */
export const CheckoutSummary = ({ view, back, total, onOver, children }: SummaryProps) => {
  const { held, summary: t, ways } = useText(bookingText);
  const language = useLanguage();
  const both = back ? [view, back] : [view];
  const nameOf = (way: CheckoutView): string | null => back && (way === view ? ways.there : ways.back);
  return (
    <Card className={styles.summary} data-part="checkout-summary" aria-label={t.title}>
      <Countdown
        label={held.label}
        warning={held.warning}
        secondsLeft={Math.min(...both.map(({ secondsLeft }) => secondsLeft))}
        language={language}
        onEnd={onOver}
      />
      {both.map((way) => (
        <Way key={way.bookingId} view={way} name={nameOf(way)} />
      ))}
      <div className={styles.sum}>
        {!back && view.changePath && (
          <LocalLink className="link link-alone" to={view.changePath}>
            {t.change}
          </LocalLink>
        )}
        <p className={`${styles.total} num`}>
          {t.total} <b>{total}</b>
        </p>
      </div>
      {view.wayBackPath && (
        <LocalLink className="link link-alone" to={view.wayBackPath}>
          {ways.add}
        </LocalLink>
      )}
      {view.wayBackPath && view.bothWaysPercent && (
        <p className="small muted">{ways.addCheaper(view.operator, view.bothWaysPercent)}</p>
      )}
      {back && <p className="small muted">{ways.each}</p>}
      {both.some(({ isCheaperForBoth }) => isCheaperForBoth) && <p className="small muted">{ways.cheaper}</p>}
      <Fold look="line" className={styles.fold} summary={t.more}>
        {both.map((way) => (
          <Points key={way.bookingId} view={way} />
        ))}
        <dl className={`${styles.price} num`}>
          {both.flatMap((way) =>
            way.lines.map(({ label, amount }) => (
              <div key={`${way.bookingId} ${label}`}>
                <dt>{back ? `${nameOf(way)}: ${label}` : label}</dt>
                <dd>{amount}</dd>
              </div>
            )),
          )}
        </dl>
        {view.vatRate && <p className="small muted">{t.vat(view.vatRate)}</p>}
      </Fold>
      {children}
    </Card>
  );
};
