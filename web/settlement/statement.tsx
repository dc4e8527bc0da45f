import type { ReactNode } from 'react';
import { digits } from '@poth/domain/language.ts';
import { moneyText } from '../shell/money-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { SettlementView, SumLine, TripView } from './settlement-view.ts';
import styles from './settlement.module.css';
import { settlementText } from './text.ts';

const Lines = ({ lines }: { lines: readonly SumLine[] }) => (
  <dl className={`${styles.sums} num`}>
    {lines.map(({ label, amount, kind }, at) => (
      <div key={`${at} ${label}`} data-kind={kind}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

const Trips = ({ trips }: { trips: readonly TripView[] }) => {
  const t = useText(settlementText);
  const { columns } = t;
  const nothing = moneyText(0, useLanguage());
  const amounts = ['onlineFare', 'counterFare', 'back', 'earned', 'cash', 'commission', 'left'] as const;
  return (
    <table className={`desk-table num ${styles.trips}`}>
      <caption className="visually-hidden">{t.trips}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.route}</th>
          {amounts.map((amount) => (
            <th key={amount} scope="col" className="amount">
              {columns[amount]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trips.map((trip) => (
          <tr key={trip.tripId}>
            <td data-label={columns.date}>
              <span>
                {trip.date}
                {trip.earlier && (
                  <span className={`desk-state ${styles.earlier}`} data-tone="late">
                    {t.earlier}
                  </span>
                )}
              </span>
            </td>
            <td data-label={columns.route}>
              <span>
                {trip.route} <small className={`muted ${styles.coach}`}>{trip.coachNumber}</small>
              </span>
            </td>
            {amounts.map((amount) => (
              <td
                key={amount}
                data-label={columns[amount]}
                data-nothing={trip[amount] === nothing || undefined}
                className="amount"
              >
                {amount === 'left' ? <b>{trip[amount]}</b> : trip[amount]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export type StatementData = {
  view: SettlementView;
  sum: readonly SumLine[];
  told: readonly SumLine[];
  trips: readonly TripView[];
  page: number;
  pages: number;
};

type StatementProps = StatementData & {
  /** The address of the statement, for its other pages. */
  path: string;
  /** Note beside the sum. */
  aside?: ReactNode;
};

/** A statement: how it adds up, and trip by trip. */
export const Statement = ({ view, sum, told, trips, page, pages, path, aside }: StatementProps) => {
  const t = useText(settlementText);
  const language = useLanguage();
  return (
    <>
      {view.duePaisa < 0 && <Alert kind="notice">{t.owesSays}</Alert>}
      <div className={styles.columns}>
        <Card className={styles.card} aria-labelledby="sum">
          <h2 id="sum">{t.sums.title}</h2>
          <Lines lines={sum} />
          {view.paid && <p className={styles.paid}>{view.paid}</p>}
        </Card>
        <div className={styles.aside}>
          {aside}
          <Card className={styles.card} aria-labelledby="told">
            <h2 id="told">{t.sums.told}</h2>
            <Lines lines={told} />
            <p className="small muted">{t.late}</p>
          </Card>
        </div>
      </div>
      <h2 className={styles.heading}>{t.trips}</h2>
      {trips.length === 0 ? <p className="card desk-empty">{t.noTrips}</p> : <Trips trips={trips} />}
      {pages > 1 && (
        <nav className={`${styles.pages} no-print`} aria-label={t.pages}>
          {page > 1 && (
            <ButtonLink look="line" to={`${path}?page=${page - 1}`}>
              {t.previous}
            </ButtonLink>
          )}
          <span className="num">{t.pageOf(digits(page, language), digits(pages, language))}</span>
          {page < pages && (
            <ButtonLink look="line" to={`${path}?page=${page + 1}`}>
              {t.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
};
