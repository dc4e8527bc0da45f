import { channelNames } from '@poth/domain/booking/channel.ts';
import { formatDuration } from '@poth/domain/dhaka.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingAtSupport } from '@poth/domain/support/booking.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { Section } from '../ui/section.tsx';
import { supportText } from './text.ts';

/** Facts of a booking as support sees them, with personal data masked. */
export const FactsCard = ({ facts, contact }: Pick<BookingAtSupport, 'facts' | 'contact'>) => {
  const t = useText(supportText).booking;
  const language = useLanguage();
  const { operator, from, to, departsAt, seatNos, coachNumber, tripState, delayMinutes } = facts;
  const departs = (
    <>
      {momentText(departsAt, language)}{' '}
      {tripState === 'cancelled' && <Badge tone="off">{t.tripCancelled}</Badge>}
      {delayMinutes > 0 && <Badge tone="late">{t.late(formatDuration(delayMinutes, language))}</Badge>}
    </>
  );
  return (
    <Section title={t.facts}>
      <Facts
        facts={[
          [t.journey, `${from[language]} – ${to[language]}`],
          [t.departs, departs],
          [t.coach, `${operator[language]} ${coachNumber}`],
          [t.seats, seatNos.join(' ')],
          [t.name, contact.name || '–'],
          [t.phone, contact.phone ? formatPhone(contact.phone, language) : '–'],
          [t.email, contact.email ?? '–'],
          [t.sold, `${channelNames[facts.channel][language]}, ${momentText(facts.createdAt, language)}`],
          [t.price, formatMoney(facts.pricePaisa, language)],
        ]}
      />
    </Section>
  );
};
