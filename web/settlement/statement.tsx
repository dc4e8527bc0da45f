import type { ReactNode } from 'react';
import { moneyText } from '../shell/money-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { SettlementView, SumLine, TripView } from './settlement-view.ts';
import styles from './settlement.module.css';
import { settlementText } from './text.ts';

const Lines = ({ lines }: { lines: readonly SumLine[] }) => (
  <dl className={`num ${styles.sums}`}>
    {lines.map(({ label, amount, kind }, at) => (
      <div key={`${at} ${label}`} data-kind={kind}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

const amounts = ['onlineFare', 'counterFare', 'back', 'earned', 'cash', 'commission', 'left'] as const;

const Trips = ({ trips }: { trips: readonly TripView[] }) => {
  const t = useText(settlementText);
  const nothing = moneyText(0, useLanguage());
  return (
    <DataTable
      caption={t.trips}
      className={`num ${styles.table} ${styles.narrow} ${styles.trips}`}
      rows={trips}
      rowKey={(trip) => trip.tripId}
      none={t.noTrips}
      columns={[
        {
          head: t.columns.date,
          cell: (trip) => (
            <>
              {trip.date} {trip.earlier && <Badge tone="late">{t.earlier}</Badge>}
            </>
          ),
        },
        {
          head: t.columns.route,
          cell: (trip) => (
            <>
              {trip.route} <small className={`muted ${styles.coach}`}>{trip.coachNumber}</small>
            </>
          ),
        },
        ...amounts.map((amount) => ({
          head: t.columns[amount],
          kind: 'amount' as const,
          cell: (trip: TripView) => (amount === 'left' ? <b>{trip.left}</b> : trip[amount]),
          // On a phone a zero amount takes no room, except what is left to pay.
          isEmpty: (trip: TripView) => amount !== 'left' && trip[amount] === nothing,
        })),
      ]}
    />
  );
};

type StatementData = {
  view: SettlementView;
  sum: readonly SumLine[];
  told: readonly SumLine[];
  trips: readonly TripView[];
  page: number;
  pages: number;
};

type StatementProps = StatementData & {
  /** Address of the statement, for links to its other pages. */
  path: string;
  /** Content beside the sum. */
  aside?: ReactNode;
};

/** Statement: its sum, and its trips one by one. */
export const Statement = ({ view, sum, told, trips, page, pages, path, aside }: StatementProps) => {
  const t = useText(settlementText);
  return (
    <Stack gap="l">
      {view.duePaisa < 0 && <Alert kind="notice">{t.owesSays}</Alert>}
      <div className={styles.columns}>
        <Section title={t.sums.title}>
          <Lines lines={sum} />
          {view.paid && <p>{view.paid}</p>}
        </Section>
        <Stack gap="l">
          {aside}
          <Section title={t.sums.told}>
            <Lines lines={told} />
            <p className="small muted">{t.late}</p>
          </Section>
        </Stack>
      </div>
      <Section look="plain" title={t.trips}>
        <Trips trips={trips} />
        <Pager page={page} pages={pages} to={(other) => `${path}?page=${other}`} />
      </Section>
    </Stack>
  );
};
