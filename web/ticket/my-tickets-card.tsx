import { type ReactNode, useId } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { myTicketsText } from './my-tickets-text.ts';
import type { MyTicketView } from './my-tickets-view.ts';
import { StateChip } from './state-chip.tsx';
import ticketStyles from './ticket.module.css';
// Imported last, since it overrides styles of the ticket card with smaller ones.
import styles from './my-tickets.module.css';

const End = ({ label, end }: { label: string; end: MyTicketView['from'] }) => (
  <div className={`${ticketStyles.end} ${styles.end}`}>
    <span className="visually-hidden">{label} </span>
    <b>{end.time}</b>
    <span className="small">{end.date}</span>
    <span className="small muted">{end.counter}</span>
  </div>
);

/** Shows where and when to report, for upcoming journeys. */
const Boarding = ({ boarding }: Pick<MyTicketView, 'boarding'>) => {
  const t = useText(myTicketsText);
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={ticketStyles.fieldName}>{t.reporting}</dt>
        <dd className="num">{boarding.reporting}</dd>
      </div>
      <div>
        <dt className={ticketStyles.fieldName}>{t.boarding}</dt>
        <dd>
          {boarding.counter}
          <span className="small muted">{boarding.address}</span>
          <a className="link link-alone num" href={boarding.tel}>
            {t.call(boarding.phone)}
          </a>
        </dd>
      </div>
    </dl>
  );
};

/** Links of a booking; each is described by the card's title, for screen readers that list links alone. */
const Ways = ({ ticket, titleId }: { ticket: MyTicketView; titleId: string }) => {
  const t = useText(myTicketsText);
  const language = useLanguage();
  const { pnr, isAhead, canDownload, canCancel, canRate, againPath } = ticket;
  return (
    <div className={`${styles.ways} no-print`}>
      <ButtonLink to={`/ticket/${pnr}`} look={isAhead ? 'go' : 'line'} aria-describedby={titleId}>
        {isAhead && canDownload ? t.open : t.details}
      </ButtonLink>
      {againPath && (
        <LocalLink className="link link-alone" to={againPath} aria-describedby={titleId}>
          {t.again}
        </LocalLink>
      )}
      {canDownload && isAhead && (
        <a
          className="link link-alone"
          href={localPath(language, `/ticket/${pnr}/pdf`)}
          aria-describedby={titleId}
        >
          {t.download}
        </a>
      )}
      {canRate && (
        <LocalLink className="link link-alone" to={`/ticket/${pnr}/rate`} aria-describedby={titleId}>
          {t.rate}
        </LocalLink>
      )}
      {canCancel && (
        <LocalLink className="link link-alone" to={`/ticket/${pnr}/cancel`} aria-describedby={titleId}>
          {t.cancel}
        </LocalLink>
      )}
    </div>
  );
};

type MyTicketCardProps = {
  ticket: MyTicketView;
  /** Refunds of the booking. */
  children?: ReactNode;
};

/** Card of a booking in the list, without its codes, which are on its own page. */
export const MyTicketCard = ({ ticket, children }: MyTicketCardProps) => {
  const t = useText(myTicketsText);
  const titleId = useId();
  return (
    <article
      className={`${ticketStyles.ticket} ${styles.card}`}
      id={`ticket-${ticket.bookingId}`}
      data-over={!ticket.isAhead}
      aria-labelledby={titleId}
    >
      <div className={`${ticketStyles.ribbon} ${styles.ribbon}`} aria-hidden="true" />
      <div className={`${ticketStyles.main} ${styles.main}`}>
        <header>
          <div>
            <StateChip name={ticket.stateName} />{' '}
            {ticket.late && <span className="chip gold">{ticket.late}</span>}
            <h2 id={titleId}>{ticket.journey}</h2>
            <p className="small muted">{ticket.coach}</p>
          </div>
          <p className={`${ticketStyles.pnr} ${styles.pnr}`}>
            <span className="small muted">PNR</span>
            <b className="num">{ticket.shownPnr}</b>
          </p>
        </header>
        <div className={`${ticketStyles.leg} ${styles.leg} num`}>
          <End label={t.leaves} end={ticket.from} />
          <RoadLine />
          <End label={t.arrives} end={ticket.to} />
        </div>
        {ticket.isAhead && <Boarding boarding={ticket.boarding} />}
        {children}
      </div>
      <div className={`${ticketStyles.tear} ${styles.tear}`}>
        <p>
          <span className={ticketStyles.fieldName}>{t.seats}</span>
          <b className={styles.seats}>{ticket.seats}</b>
        </p>
        <Ways ticket={ticket} titleId={titleId} />
      </div>
    </article>
  );
};
