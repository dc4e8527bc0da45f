import { formatPhone } from '@poth/domain/phone-text.ts';
import type { BookingLine } from '@poth/domain/back-office/booking.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { MoneyCard, PnrLink } from './money-parts.tsx';

type MoneyRowProps = {
  booking: BookingLine;
  amountPaisa: number;
  facts: readonly (string | false | null)[];
  children: ReactNode;
};

/** Row of a booking's money that needs a person: whose it is, what is known, and the actions. */
export const MoneyRow = ({ booking, amountPaisa, facts, children }: MoneyRowProps) => {
  const language = useLanguage();
  const { pnr, contactName, contactPhone, from, to, departsAt, operator } = booking;
  return (
    <MoneyCard
      amountPaisa={amountPaisa}
      head={
        <>
          {pnr && <PnrLink pnr={pnr} />}
          <div className="small">
            {from[language]} – {to[language]}, <span className="num">{momentText(departsAt, language)}</span>{' '}
            · {operator[language]}
          </div>
          <div className="small muted">
            {[contactName, contactPhone && formatPhone(contactPhone, language)].filter(Boolean).join(' · ')}
          </div>
        </>
      }
    >
      <p className="small">{facts.filter(Boolean).join(' · ')}</p>
      {children}
    </MoneyCard>
  );
};
