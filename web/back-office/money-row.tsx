import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingLine } from '@poth/domain/back-office/booking.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { momentText } from '../text/moment.ts';
import styles from './admin.module.css';

type MoneyRowProps = {
  booking: BookingLine;
  amountPaisa: number;
  facts: readonly (string | false | null)[];
  children: ReactNode;
};

/** Money of a booking that needs a person: whose it is, what is known, what can be done. */
export const MoneyRow = ({ booking, amountPaisa, facts, children }: MoneyRowProps) => {
  const language = useLanguage();
  const { pnr, contactName, contactPhone, from, to, departsAt, operator } = booking;
  return (
    <article className={`card ${styles.moneyRow}`}>
      <div className={styles.moneyHead}>
        <div>
          {pnr && (
            <LocalLink className={`link ${styles.pnr}`} to={`/admin/bookings/${pnr}`}>
              {formatPnr(pnr)}
            </LocalLink>
          )}
          <div className="small">
            {from[language]} – {to[language]}, <span className="num">{momentText(departsAt, language)}</span>{' '}
            · {operator[language]}
          </div>
          <div className="small muted">
            {[contactName, contactPhone && formatPhone(contactPhone, language)].filter(Boolean).join(' · ')}
          </div>
        </div>
        <b className="num">{formatMoney(amountPaisa, language)}</b>
      </div>
      <p className="small">{facts.filter(Boolean).join(' · ')}</p>
      {children}
    </article>
  );
};
