import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ticketText } from './text.ts';
import type { TicketView } from './ticket-view.ts';

type BookingNoticeProps = {
  state: TicketView['state'];
  /** Checkout address of an unpaid booking, for the browser that holds it. */
  checkoutPath: string | null;
  /** Expiry of seats kept for a caller, who pays at a counter. */
  keptUntil: string | null;
};

/** Explains a booking that is no ticket, and what its owner can do. */
export const BookingNotice = ({ state, checkoutPath, keptUntil }: BookingNoticeProps) => {
  const { notices } = useText(ticketText);
  if (state === 'confirmed') return null;
  if (state === 'held' && keptUntil !== null) return <Alert kind="notice">{notices.kept(keptUntil)}</Alert>;
  const said = notices[state];
  const to = state === 'held' ? checkoutPath : '/search';
  return (
    <Alert kind="notice">
      {said.text}{' '}
      {'way' in said && to && (
        <LocalLink className="link" to={to}>
          {said.way}
        </LocalLink>
      )}
    </Alert>
  );
};
