import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { RoadLine } from '../ui/road-line.tsx';
import { ticketText } from './text.ts';
import styles from './ticket.module.css';
import type { TicketView } from './ticket-view.ts';

const End = ({ end }: { end: TicketView['from'] }) => (
  <div className={styles.end}>
    <span className="small muted">
      {end.label} · {end.place}
    </span>
    <b>{end.time}</b>
    <span className="small">{end.date}</span>
  </div>
);

/** Both ends of the journey with their hours and dates. */
export const TicketLeg = ({ view }: { view: Pick<TicketView, 'from' | 'to'> }) => (
  <div className={`${styles.leg} num`}>
    <End end={view.from} />
    <RoadLine />
    <End end={view.to} />
  </div>
);

type CounterProps = {
  end: TicketView['from'];
  /** Links to it besides the phone. */
  children?: ReactNode;
};

/** A counter with its address and phone. */
export const TicketCounter = ({ end, children }: CounterProps) => {
  const t = useText(ticketText);
  return (
    <div>
      <span className={styles.fieldName}>{end.pointLabel}</span>
      <b>{end.counter}</b>
      <span className="small muted">{end.address}</span>
      <a className="link link-alone num" href={end.tel}>
        {t.call(end.phone)}
      </a>
      {children}
    </div>
  );
};

/** The counters to board and alight at, with their addresses and phones. */
export const TicketCounters = ({ view }: { view: Pick<TicketView, 'from' | 'to'> }) => (
  <div className={styles.counters}>
    <TicketCounter end={view.from} />
    <TicketCounter end={view.to} />
  </div>
);
