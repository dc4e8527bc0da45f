import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { otherWayText } from './other-way-text.ts';
import styles from './ticket.module.css';
import { TicketCard } from './ticket-card.tsx';
import type { TicketView } from './ticket-view.ts';
import { TripNotice } from './trip-notice.tsx';

type OtherWayProps = {
  view: TicketView;
  /** Refund stages of this way, if any. */
  children: ReactNode;
};

/** The other way of the same purchase, with a ticket, news and money of its own. */
export const OtherWay = ({ view, children }: OtherWayProps) => {
  const t = useText(otherWayText);
  const id = `other-${view.pnr}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <TripNotice news={view.news} />
      {!view.news.saysVoid && (
        <BookingNotice state={view.state} checkoutPath={null} keptUntil={view.keptUntil} />
      )}
      <TicketCard view={view} />
      <nav className={`${styles.actions} no-print`} aria-label={t.title}>
        <ButtonLink to={`/ticket/${view.pnr}`} look="line">
          {t.open}
        </ButtonLink>
        {view.canCancel && (
          <ButtonLink to={`/ticket/${view.pnr}/cancel`} look="line">
            {t.cancel}
          </ButtonLink>
        )}
      </nav>
      {children}
    </section>
  );
};
