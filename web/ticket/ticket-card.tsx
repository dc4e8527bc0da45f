import { useText } from '../text/texts.ts';
import { ticketCardText } from './card-text.ts';
import { cardFields, leadFields } from './field-names.ts';
import { StateChip } from './state-chip.tsx';
import { ticketText } from './text.ts';
import styles from './ticket.module.css';
import { TicketFields } from './ticket-fields.tsx';
import { TicketCounter, TicketLeg } from './ticket-journey.tsx';
import { TicketStub } from './ticket-stub.tsx';
import type { TicketView } from './ticket-view.ts';
import { ticketTripText } from './trip-text.ts';

/** A counter with the way to it: its phone, and its place on a map. */
const CounterWithMap = ({ end }: { end: TicketView['from'] }) => {
  const t = useText(ticketCardText);
  return (
    <TicketCounter end={end}>
      <a
        className={`link link-alone no-print ${styles.map}`}
        href={end.map}
        target="_blank"
        rel="noreferrer"
        aria-label={t.mapOf(end.counter)}
      >
        {t.map}
      </a>
    </TicketCounter>
  );
};

/** A ticket as it is shown at the door: departure, seat and counter, a code for every seat, then the other facts. */
export const TicketCard = ({ view }: { view: TicketView }) => {
  const t = useText(ticketText);
  const own = useText(ticketCardText);
  const trip = useText(ticketTripText);
  const { stubs } = view;
  // One or two codes go beside the journey, more in rows below it.
  const beside = stubs.length > 0 && stubs.length <= 2;
  return (
    <article className={styles.ticket} data-beside={beside} aria-label={t.title}>
      <div className={styles.ribbon} aria-hidden="true" />
      <div className={styles.main}>
        <header>
          <div>
            <StateChip name={view.stateName} />
            <span className={styles.fieldName}>{t.fields.busName}</span>
            <h2>
              {view.operator} <span className="muted">{view.coachNumber}</span>
            </h2>
          </div>
          <p className={styles.pnr}>
            <span className="small muted">PNR</span>
            <b className="num">{view.shownPnr}</b>
          </p>
        </header>
        <TicketLeg view={view} />
        <TicketFields view={view} names={leadFields} />
        <div className={styles.counters}>
          <CounterWithMap end={view.from} />
          {view.news.supervisor && (
            <div>
              <span className={styles.fieldName}>{trip.supervisor}</span>
              <a className="link link-alone num" href={view.news.supervisor.tel}>
                {t.call(view.news.supervisor.phone)}
              </a>
            </div>
          )}
        </div>
      </div>
      {stubs.length > 0 && (
        <div className={styles.tear}>
          <ul className={styles.stubs}>
            {stubs.map((stub) => (
              <TicketStub key={stub.seatNo} stub={stub} />
            ))}
          </ul>
          {stubs.some(({ qr }) => qr) && (
            <p className={styles.show}>
              <b>{own.show}</b>
              <span className="small muted">{own.offline}</span>
            </p>
          )}
        </div>
      )}
      <div className={styles.rest}>
        <TicketFields view={view} names={cardFields} />
        <div className={styles.counters}>
          <CounterWithMap end={view.to} />
        </div>
      </div>
    </article>
  );
};
