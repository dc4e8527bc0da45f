import { channelNames } from '@poth/domain/booking/channel.ts';
import { formatDate, formatDuration } from '@poth/domain/dhaka.ts';
import { countText, digits } from '@poth/domain/language.ts';
import { formatMoney, sum } from '@poth/domain/money.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/today-page.ts';
import styles from './admin.module.css';
import { momentText } from '../text/moment.ts';
import { adminText, todayText } from './text.ts';
import { Badge } from '../ui/badge.tsx';
import { Figures } from '../ui/figures.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';

export const meta = pageMeta(todayText.title);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.backOffice.viewToday(actor);
};

type Queue = { to: string; label: string; count: number; more?: string | null };

const Queues = ({ queues }: { queues: readonly Queue[] }) => {
  const t = useText(todayText);
  const language = useLanguage();
  return (
    <Section title={t.queues}>
      <ul className={styles.queues}>
        {queues.map(({ to, label, count, more }) => (
          <li key={label}>
            <LocalLink to={to}>
              <span>
                {label}
                {more && <span className="small muted">{more}</span>}
              </span>
              <b className="num" data-some={count > 0}>
                {count === 0 ? t.nothing : digits(count >= 100 ? `${count}+` : count, language)}
              </b>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};

type TroublesProps = Pick<Route.ComponentProps['loaderData'], 'trips' | 'moreTrips'>;

const Troubles = ({ trips, moreTrips }: TroublesProps) => {
  const t = useText(todayText);
  const language = useLanguage();
  return (
    <Section look="plain" title={t.troubles}>
      <DataTable
        rows={trips}
        rowKey={(trip) => trip.tripId}
        none={t.noTroubles}
        columns={[
          {
            head: t.trip,
            cell: (trip) => (
              <>
                {trip.operator[language]} {trip.coachNumber}
                <div className="small muted">{trip.route[language]}</div>
              </>
            ),
          },
          {
            head: t.departs,
            cell: (trip) => (
              <>
                <span className="num">{momentText(trip.departsAt, language)}</span>{' '}
                <Badge tone={trip.cancelled ? 'off' : 'late'}>
                  {trip.cancelled ? t.cancelled : t.late(formatDuration(trip.delayMinutes, language))}
                </Badge>
              </>
            ),
          },
          { head: t.concerned, kind: 'amount', cell: (trip) => countText(trip.bookings, language) },
        ]}
      />
      {moreTrips > 0 && <p className="small muted num">{t.moreTroubles(countText(moreTrips, language))}</p>}
    </Section>
  );
};

const Channels = ({ sales }: Pick<Route.ComponentProps['loaderData'], 'sales'>) => {
  const t = useText(todayText);
  const { columns } = useText(adminText);
  const language = useLanguage();
  return (
    <Section look="plain" title={t.byChannel}>
      <DataTable
        rows={sales}
        rowKey={({ channel }) => channel}
        none={t.noSales}
        columns={[
          { head: t.channel, cell: ({ channel }) => channelNames[channel][language] },
          { head: t.seats, kind: 'amount', cell: ({ seats }) => countText(seats, language) },
          {
            head: columns.price,
            kind: 'amount',
            cell: ({ pricePaisa }) => formatMoney(pricePaisa, language),
          },
        ]}
      />
    </Section>
  );
};

/** First page of an admin: today's sales and failures, open decisions, and departures that will be late. */
export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { date, sales, figures, money, trips, moreTrips } = loaderData;
  const t = useText(todayText);
  const language = useLanguage();
  const count = (n: number) => countText(n, language);
  const { failed, cancelled, expired } = figures;
  const shown = [
    {
      label: t.seats,
      value: count(sum(sales.map(({ seats }) => seats))),
      more: t.bookings(count(sum(sales.map(({ bookings }) => bookings)))),
    },
    {
      label: t.sold,
      value: formatMoney(sum(sales.map(({ pricePaisa }) => pricePaisa)), language),
      more: null,
    },
    {
      label: t.back,
      value: formatMoney(figures.refundedPaisa, language),
      more: t.backOf(count(figures.refunds)),
    },
    {
      label: t.failed,
      value: count(failed + cancelled + expired),
      more: t.endedHow(count(failed), count(cancelled), count(expired)),
    },
  ];
  const { waiting } = t;
  const queues: Queue[] = [
    { to: '/allBusProviderList?state=submitted', label: waiting.applications, count: figures.applications },
    { to: '/admin/money', label: waiting.reviews, count: money.reviews },
    { to: '/admin/money?show=silent', label: waiting.silent, count: money.silent },
    {
      to: '/admin/money?show=refunds',
      label: waiting.refunds,
      count: money.refunds,
      more:
        money.refunds > 0
          ? t.refusedOverdue(count(figures.failedRefunds), count(figures.overdueRefunds))
          : null,
    },
    { to: '/admin/money?show=reversals', label: waiting.reversals, count: money.reversals },
    { to: '/admin/money?show=requests', label: waiting.requests, count: money.requests },
    { to: '/admin/differences', label: waiting.differences, count: money.differences },
    {
      to: '/admin/health',
      label: waiting.outbox,
      count: figures.outboxWaiting,
      more: figures.outboxOldest && t.since(momentText(figures.outboxOldest, language)),
    },
    { to: '/admin/health', label: waiting.broken, count: figures.brokenInvariants },
  ];
  return (
    <Desk title={t.title} lead={formatDate(date, language, 'long')}>
      <Figures figures={shown} />
      <Columns>
        <Stack gap="l">
          <Troubles trips={trips} moreTrips={moreTrips} />
          <Channels sales={sales} />
        </Stack>
        <Queues queues={queues} />
      </Columns>
    </Desk>
  );
}
