import { channelNames } from '@poth/domain/booking/channel.ts';
import { formatDuration } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { bookingText } from './booking-text.ts';
import { momentText } from '../text/moment.ts';
import { adminText } from './text.ts';
import { Badge } from '../ui/badge.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';

/** Shows a booking's contact, journey and price. */
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
  const journey = `${facts.from[language]} – ${facts.to[language]}`;
  const route = routeNameText(facts.route, language);
  const rows: Fact[] = [
    [t.journey, journey === route ? journey : `${journey} (${route})`],
    [t.departs, departs],
    [t.coach, `${facts.operator[language]} ${facts.coachNumber}`],
    [t.name, facts.contactName ?? '–'],
    [t.phone, facts.contactPhone ? formatPhone(facts.contactPhone, language) : '–'],
    [t.email, facts.contactEmail ?? '–'],
    [t.account, account],
    [t.channel, `${channelNames[facts.channel][language]}, ${momentText(facts.createdAt, language)}`],
    [t.price, price],
    [t.left, leftPaisa > 0 && money(leftPaisa)],
    [t.reviewUntil, facts.state === 'review' && facts.reviewUntil && momentText(facts.reviewUntil, language)],
  ];
  return (
    <Section title={t.facts}>
      <Facts facts={rows} />
    </Section>
  );
};

/** Lists each seat with its passenger and its newest ticket. */
export const BookingSeats = ({ seats }: Pick<BookingAtDesk, 'seats'>) => {
  const t = useText(bookingText);
  const { ticketStates } = useText(adminText);
  const language = useLanguage();
  return (
    <Section look="plain" title={t.seats}>
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
    </Section>
  );
};
