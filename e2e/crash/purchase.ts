import { sql } from 'kysely';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import { details, getTicket, hold, startPaying } from './buy-steps.ts';
import { readBooks } from './database.ts';
import { readLedger, smsTo } from './gateway.ts';
import type { Installation } from './installation.ts';
import { cancel } from './refund-steps.ts';
import { known, readSeats, type Traveller } from './traveller.ts';

type Books = {
  state: BookingState;
  phone: string | null;
  pnr: string | null;
  held: string;
  claimed: string;
  issued: string;
  pages: string[] | null;
  refunds: { amount: number; state: string }[] | null;
  /** Announcements of it that are still to be delivered. */
  announced: number;
};

/** Purchase in the portal's books; seats as "A1,A2". */
const readPurchase = async (installation: Installation, traveller: Traveller): Promise<Books> => {
  const { tripId } = traveller.wish;
  const bookingId = known(traveller.bookingId);
  const found = await readBooks(installation, async (db) => {
    const { rows } = await sql<Books>`
      select b.state, b.contact_phone as phone, b.pnr,
        (select string_agg(seat_no, ',' order by seat_no) from booking_seat s
          where s.trip_id = b.trip_id and s.booking_id = b.booking_id) as held,
        (select coalesce(string_agg(distinct seat_no, ',' order by seat_no), '') from trip_seat s
          where s.trip_id = b.trip_id and s.booking_id = b.booking_id) as claimed,
        (select coalesce(string_agg(seat_no, ',' order by seat_no), '') from ticket k
          where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state = 'issued') as issued,
        (select json_agg(gateway_page_url) from payment p
          where p.trip_id = b.trip_id and p.booking_id = b.booking_id) as pages,
        (select json_agg(json_build_object('amount', amount_paisa, 'state', r.state)) from refund r
          where r.trip_id = b.trip_id and r.booking_id = b.booking_id) as refunds,
        (select count(*) from outbox o where o.trip_id = b.trip_id and o.done_at is null
          and o.payload ->> 'bookingId' = b.booking_id::text) as announced
      from booking b where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
    return rows[0];
  });
  if (!found) throw new Error('the booking is not in the books');
  return found;
};

const demand = (facts: Record<string, boolean>, books: Books): void => {
  const broken = Object.keys(facts).filter((fact) => !facts[fact]);
  if (broken.length > 0) throw new Error(`not so: ${broken.join('; ')} (${JSON.stringify(books)})`);
};

/** Demands that everything the traveller was told still holds: nothing acknowledged may be lost. */
export const demandNothingLost = async (installation: Installation, traveller: Traveller): Promise<true> => {
  const { acked, wish, pageUrl, refundPaisa, client } = traveller;
  if (!acked.has(hold.name)) return true;
  const seats = wish.seatNos.join(',');
  // The map is read first: a cancellation under way frees the seats at any moment.
  const map = await readSeats(client, wish);
  const books = await readPurchase(installation, traveller);
  const cancelled = acked.has(cancel.name);
  const told = (step: { name: string }, fact: boolean) => !acked.has(step.name) || fact;
  demand(
    {
      'the seats are held': books.held === seats && (books.state === 'cancelled' || books.claimed === seats),
      'the map shows them taken':
        books.state === 'cancelled' || wish.seatNos.every((seatNo) => map[seatNo] !== 'available'),
      'the details are there': told(details, books.phone === `+88${traveller.phone}` && books.pnr !== null),
      'the payment is there': told(startPaying, books.pages?.includes(pageUrl ?? '') === true),
      'the ticket is there':
        cancelled || told(getTicket, books.state !== 'held' && books.pnr === traveller.pnr),
      'the cancellation is there': told(
        cancel,
        books.state === 'cancelled' && books.refunds?.[0]?.amount === refundPaisa,
      ),
    },
    books,
  );
  return true;
};

/** Demands that a repeated request got the same answer as the first one, whose answer was lost. */
export const demandSameAnswer = (unheard: Traveller, traveller: Traveller): void => {
  for (const told of ['bookingId', 'pageUrl', 'refundPaisa'] as const)
    if (unheard[told] !== undefined && unheard[told] !== traveller[told])
      throw new Error(`${told}: first ${unheard[told]}, asked again ${traveller[told]}`);
};

/**
 * Demands that a purchase has ended well: paid once; tickets for exactly its seats and one SMS of them, or everything
 * cancelled and the money back, once. Returns how it ended, or nothing while an announcement is pending: until then a
 * message may come twice.
 */
export const demandGoodEnd = async (
  installation: Installation,
  traveller: Traveller,
): Promise<string | undefined> => {
  const { wish, phone, acked, tranId, refundPaisa } = traveller;
  const seats = wish.seatNos.join(',');
  const books = await readPurchase(installation, traveller);
  if (books.announced > 0) return undefined;
  const paid = await readLedger(installation, known(tranId));
  const tickets = await smsTo(installation, phone, 'Poth ticket');
  const refunded = acked.has(cancel.name);
  const back = refunded ? [{ amount: refundPaisa, state: 'settled' }] : [];
  demand(
    {
      'paid once': paid.length === 1 && paid[0]?.status === 'VALID',
      'one SMS of the ticket': tickets.length === 1,
      'exactly its tickets': books.issued === (refunded ? '' : seats),
      'exactly its seats': books.claimed === (refunded ? '' : seats),
      'the booking is over': books.state === (refunded ? 'cancelled' : 'confirmed'),
      'the refund, once': JSON.stringify(books.refunds ?? []) === JSON.stringify(back),
      'the gateway gave it back':
        (paid[0]?.refunds ?? []).map(({ status }) => status).join() === (refunded ? 'refunded' : ''),
    },
    books,
  );
  return refunded
    ? `refund of Tk ${known(refundPaisa) / 100} complete`
    : `ticket, seats ${wish.seatNos.join(' ')}`;
};
