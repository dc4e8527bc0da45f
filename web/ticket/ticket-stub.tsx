import { useText } from '../text/texts.ts';
import { ticketCardText } from './card-text.ts';
import type { TicketView } from './ticket-view.ts';
import styles from './ticket.module.css';

/** The part of a ticket that one passenger shows at the door. */
export const TicketStub = ({ stub }: { stub: TicketView['stubs'][number] }) => {
  const t = useText(ticketCardText);
  const { seatNo, name, kind, state, tone, qr } = stub;
  return (
    <li className={styles.stub}>
      {qr ? (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t.qr(seatNo, name)}
          shapeRendering="crispEdges"
        >
          <path className={styles.qrLight} d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path className={styles.qrDark} d={qr.path} />
        </svg>
      ) : (
        <span className={`chip ${tone}`}>{state}</span>
      )}
      <b className={styles.stubSeat}>{t.seat(seatNo)}</b>
      <span className={styles.stubName}>
        {name} <span className="muted">· {kind}</span>
      </span>
    </li>
  );
};
