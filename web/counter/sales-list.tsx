import type { CounterSale } from '@poth/domain/counter/sale.ts';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Lines } from '../ui/layout.tsx';
import { weekdayMomentText } from '../text/moment.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type SalesListProps = {
  sales: readonly CounterSale[];
  none: string;
  /** Draws the actions of a sale. */
  renderAct?: (sale: CounterSale) => ReactNode;
};

/** Lists bookings of the counter, one line each with a link. */
export const SalesList = ({ sales, none, renderAct }: SalesListProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  if (sales.length === 0) return <p className="small muted">{none}</p>;
  return (
    <Lines className={styles.sales}>
      {sales.map((sale) => (
        <li key={sale.pnr}>
          <LocalLink to={`/counter/tickets/${sale.pnr}`}>
            <b>{formatPnr(sale.pnr)}</b> {sale.contactName}
            <small>
              {sale.coachNumber} · {sale.to[language]} · {weekdayMomentText(sale.departsAt, language)} ·{' '}
              {t.sold.seats(sale.seatNos.join(', '))} · {formatMoney(sale.farePaisa, language)}
              {sale.state === 'held' && ` · ${t.sold.keptUntil(weekdayMomentText(sale.heldUntil, language))}`}
            </small>
            {sale.state === 'cancelled' && <span className="chip red">{t.tickets.states.cancelled}</span>}
            {sale.waitingPaisa > 0 && (
              <span className="chip gold">{t.tickets.waiting(formatMoney(sale.waitingPaisa, language))}</span>
            )}
          </LocalLink>
          {renderAct?.(sale)}
        </li>
      ))}
    </Lines>
  );
};
