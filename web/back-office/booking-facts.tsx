import { channelNames } from '@poth/domain/booking/channel.ts';
import { formatDuration } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { bookingText } from './booking-text.ts';
import { momentText } from '../text/moment.ts';
import { adminText } from './text.ts';
import styles from './admin.module.css';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';

/** Shows whose booking it is, from where to where, for how much. */
export const BookingFactsCard = ({ view: { facts, leftPaisa } }: { view: BookingAtDesk }) => {
  const t = useText(bookingText);
  const language = useLanguage();
  const money = (amountPaisa: number) => formatMoney(amountPaisa, language);
  const departs = (
    <>
      <span className="num">{momentText(facts.departsAt, language)}</span>{' '}
      {facts.tripState === 'cancelled' && <Badge tone="off">{t.tripCancelled}</Badge>}
      {facts.delayMinutes > 0 && (
        <Badge tone="late">{t.late(formatDuration(facts.delayMinutes, language))}</Badge>
      )}
    </>
  );
  const price = (
    <>
      <strong className="num">{money(facts.pricePaisa)}</strong>
      <div className="small muted num">
        {t.priceOf(money(facts.farePaisa), money(facts.serviceChargePaisa), money(facts.discountPaisa))}
      </div>
    </>
  );
  const account = facts.userId ? (
    <LocalLink className="link" to={`/users/${encodeURIComponent(facts.userId)}`}>
      {t.openAccount}
    </LocalLink>
  ) : (
    t.guest
  );
  const rows: [string, ReactNode][] = [
    [
      t.journey,
      `${facts.from[language]} – ${facts.to[language]} (${facts.route[language].replaceAll('-', ' – ')})`,
    ],
    [t.departs, departs],
    [t.coach, `${facts.operator[language]} ${facts.coachNumber}`],
    [t.name, facts.contactName ?? '–'],
    [t.phone, facts.contactPhone ? formatPhone(facts.contactPhone, language) : '–'],
    [t.email, facts.contactEmail ?? '–'],
    [t.account, account],
    [t.channel, `${channelNames[facts.channel][language]}, ${momentText(facts.createdAt, language)}`],
    [t.price, price],
    ...(leftPaisa > 0 ? ([[t.left, money(leftPaisa)]] as [string, ReactNode][]) : []),
    ...(facts.state === 'review' && facts.reviewUntil
      ? ([[t.reviewUntil, momentText(facts.reviewUntil, language)]] as [string, ReactNode][])
      : []),
  ];
  return (
    <section className={`card ${styles.card} ${styles.section}`} aria-labelledby="facts">
      <h2 id="facts">{t.facts}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Each seat with who sits in it and its newest ticket. */
export const BookingSeats = ({ seats }: Pick<BookingAtDesk, 'seats'>) => {
  const t = useText(bookingText);
  const { ticketStates } = useText(adminText);
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="seats">
      <h2 id="seats">{t.seats}</h2>
      <DataTable
        rows={seats}
        rowKey={({ seatNo }) => seatNo}
        columns={[
          { head: t.seat, cell: ({ seatNo }) => <strong>{seatNo}</strong> },
          { head: t.passenger, cell: ({ passengerName }) => passengerName || '–' },
          { head: t.fare, kind: 'num', cell: ({ farePaisa }) => formatMoney(farePaisa, language) },
          {
            head: t.ticket,
            cell: ({ ticketState, issueNo }) =>
              ticketState ? (
                <div>
                  <Badge tone={ticketState === 'void' ? 'off' : undefined}>{ticketStates[ticketState]}</Badge>
                  {(issueNo ?? 1) > 1 && (
                    <span className="small muted"> {t.issue(digits(issueNo ?? 1, language))}</span>
                  )}
                </div>
              ) : (
                <span className="muted">{t.noTicket}</span>
              ),
          },
        ]}
      />
    </section>
  );
};
