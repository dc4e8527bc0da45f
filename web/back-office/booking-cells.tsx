import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingLine } from '@poth/domain/back-office/booking.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { momentText } from '../text/moment.ts';
import { bookingTone } from './state-tone.ts';
import { adminText } from './text.ts';
import styles from './admin.module.css';

/** The PNR that leads to everything about a booking, with how it stands. */
export const BookingCell = ({ booking, more }: { booking: BookingLine; more?: string | null }) => {
  const t = useText(adminText);
  return (
    <td data-label={t.columns.booking}>
      <div>
        {booking.pnr && (
          <LocalLink className={`link ${styles.pnr}`} to={`/admin/bookings/${booking.pnr}`}>
            {formatPnr(booking.pnr)}
          </LocalLink>
        )}
        <div>
          <span className="desk-state" data-tone={bookingTone[booking.state]}>
            {t.bookingStates[booking.state]}
          </span>
        </div>
        {more && <div className="small muted">{more}</div>}
      </div>
    </td>
  );
};

/** From where to where, when and with whom. */
export const JourneyCell = ({ booking }: { booking: BookingLine }) => {
  const t = useText(adminText);
  const language = useLanguage();
  return (
    <td data-label={t.columns.journey}>
      <div>
        {booking.from[language]} – {booking.to[language]}
        <div className="num">{momentText(booking.departsAt, language)}</div>
        <div className="small muted">
          {booking.operator[language]} · {booking.seatNos.join(' ')}
        </div>
      </div>
    </td>
  );
};

/** Contact of a booking. */
export const ContactCell = ({ booking }: { booking: BookingLine }) => {
  const t = useText(adminText);
  const language = useLanguage();
  return (
    <td data-label={t.columns.contact}>
      <div>
        {booking.contactName ?? '–'}
        {booking.contactPhone && <div className="num">{formatPhone(booking.contactPhone, language)}</div>}
      </div>
    </td>
  );
};
