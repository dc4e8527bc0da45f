import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingLine } from '@poth/domain/back-office/booking.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { momentText } from '../text/moment.ts';
import { bookingTone } from './state-tone.ts';
import { adminText } from './text.ts';
import { PnrLink } from './money-parts.tsx';
import { Badge } from '../ui/badge.tsx';

/** PNR as a link to the booking's page, with the booking's state. */
export const BookingCell = ({ booking, more }: { booking: BookingLine; more?: string | null }) => {
  const t = useText(adminText);
  return (
    <>
      {booking.pnr && <PnrLink pnr={booking.pnr} />}
      <div>
        <Badge tone={bookingTone[booking.state]}>{t.bookingStates[booking.state]}</Badge>
      </div>
      {more && <div className="small muted">{more}</div>}
    </>
  );
};

/** Journey of a booking, its time and its company. */
export const JourneyCell = ({ booking }: { booking: BookingLine }) => {
  const language = useLanguage();
  return (
    <>
      {booking.from[language]} – {booking.to[language]}
      <div className="num">{momentText(booking.departsAt, language)}</div>
      <div className="small muted">
        {booking.operator[language]} · {booking.seatNos.join(' ')}
      </div>
    </>
  );
};

/** Contact of a booking. */
export const ContactCell = ({ booking }: { booking: BookingLine }) => {
  const language = useLanguage();
  return (
    <>
      {booking.contactName ?? '–'}
      {booking.contactPhone && <div className="num">{formatPhone(booking.contactPhone, language)}</div>}
    </>
  );
};
