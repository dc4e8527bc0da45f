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
    <section className={`card ${styles.card}`} aria-labelledby="queues">
      <h2 id="queues">{t.queues}</h2>
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
    </section>
  );
};

type TroublesProps = Pick<Route.ComponentProps['loaderData'], 'trips' | 'moreTrips'>;

const Troubles = ({ trips, moreTrips }: TroublesProps) => {
  const t = useText(todayText);
  const language = useLanguage();
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles">{t.troubles}</h2>
      {trips.length === 0 ? (
        <p className="card desk-empty">{t.noTroubles}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t.trip}</th>
              <th scope="col">{t.departs}</th>
              <th scope="col" className="amount">
                {t.concerned}
              </th>
            </tr>
          </thead>
          <tbody>
            {trips.map((trip) => (
              <tr key={trip.tripId}>
                <td data-label={t.trip}>
                  <div>
                    {trip.operator[language]} {trip.coachNumber}
                    <div className="small muted">{trip.route[language]}</div>
                  </div>
                </td>
                <td data-label={t.departs}>
                  <div>
                    <span className="num">{momentText(trip.departsAt, language)}</span>{' '}
                    <span className="desk-state" data-tone={trip.cancelled ? 'off' : 'late'}>
                      {trip.cancelled ? t.cancelled : t.late(formatDuration(trip.delayMinutes, language))}
                    </span>
                  </div>
                </td>
                <td data-label={t.concerned} className="num amount">
                  {countText(trip.bookings, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {moreTrips > 0 && <p className="small muted num">{t.moreTroubles(countText(moreTrips, language))}</p>}
    </section>
  );
};

const Channels = ({ sales }: Pick<Route.ComponentProps['loaderData'], 'sales'>) => {
  const t = useText(todayText);
  const { columns } = useText(adminText);
  const language = useLanguage();
  return (
    <section aria-labelledby="channels">
      <h2 id="channels">{t.byChannel}</h2>
      {sales.length === 0 ? (
        <p className="card desk-empty">{t.noSales}</p>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t.channel}</th>
              <th scope="col" className="amount">
                {t.seats}
              </th>
              <th scope="col" className="amount">
                {columns.price}
              </th>
            </tr>
          </thead>
          <tbody>
            {sales.map(({ channel, seats, pricePaisa }) => (
              <tr key={channel}>
                <td data-label={t.channel}>{channelNames[channel][language]}</td>
                <td data-label={t.seats} className="num amount">
                  {countText(seats, language)}
                </td>
                <td data-label={columns.price} className="num amount">
                  {formatMoney(pricePaisa, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

/** The admin's first page: what was sold today, what failed, what waits for a person, what will be late. */
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
    { to: '/admin/money?show=requests', label: waiting.requests, count: money.requests },
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
      <div className="desk-figures">
        {shown.map(({ label, value, more }) => (
          <div className="desk-figure" key={label}>
            <span className="small muted">{label}</span>
            <b className="num">{value}</b>
            {more && <span className="small muted">{more}</span>}
          </div>
        ))}
      </div>
      <div className={`desk-columns ${styles.columns}`}>
        <div className={styles.stack}>
          <Troubles trips={trips} moreTrips={moreTrips} />
          <Channels sales={sales} />
        </div>
        <Queues queues={queues} />
      </div>
    </Desk>
  );
}
