import type { Page } from '@playwright/test';
import { holdFreeSeat, payAtGateway, sendDetails } from './checkout-steps.ts';
import { askDatabase } from './sales-agent.ts';
import { searchAddress } from './traveller.ts';

/** Buys a seat of the n-th coach of a day; returns the PNR. */
export const buySeat = async (page: Page, daysAhead: number, coach = 0): Promise<string> => {
  await holdFreeSeat(page, searchAddress(daysAhead), coach);
  await sendDetails(page);
  return payAtGateway(page);
};

/** Moves all times of a ticket's trip so that the given one at the passenger's stop is a number of minutes from now. */
const move = async (pnr: string, minutes: number, time: string): Promise<void> => {
  const shift = `(select now() + make_interval(mins => $2::int) - ${time} from booking b
    join trip_stop s on s.trip_id = b.trip_id and s.stop_no = b.from_stop_no
    join trip_counter c on c.trip_id = b.trip_id and c.stop_no = b.from_stop_no and c.counter_id = b.boarding_counter_id
    where b.pnr = $1)`;
  const of = '(select trip_id from booking where pnr = $1)';
  // A single statement: each of its parts sees the original times.
  await askDatabase(
    `with stops as (update trip_stop set arrives_at = arrives_at + ${shift}, departs_at = departs_at + ${shift} where trip_id = ${of}),
       fares as (update trip_fare set arrives_at = arrives_at + ${shift}, departs_at = departs_at + ${shift} where trip_id = ${of})
     update trip_counter set serves_at = serves_at + ${shift}, reporting_at = reporting_at + ${shift} where trip_id = ${of}`,
    [pnr, minutes],
  );
};

/** Moves all times of a ticket's trip so that it leaves the passenger's stop in a number of minutes. */
export const moveDeparture = (pnr: string, minutes: number): Promise<void> =>
  move(pnr, minutes, 's.departs_at');

/** Like `moveDeparture`, for the moment at which the passenger has to report at the counter. */
export const moveReportingTime = (pnr: string, minutes: number): Promise<void> =>
  move(pnr, minutes, 'c.reporting_at');

/** Lets a passenger board, as the phone at the door does. */
export const boardPassenger = (pnr: string): Promise<unknown> =>
  askDatabase(
    `with aboard as (
       update ticket k set state = 'boarded' from booking b
       where b.pnr = $1 and k.trip_id = b.trip_id and k.booking_id = b.booking_id returning k.trip_id, k.ticket_id)
     insert into boarding_scan (trip_id, scan_id, ticket_id, kind, way, verdict, device_id, made_by, made_by_name, scanned_at)
     select trip_id, gen_random_uuid(), ticket_id, 'board', 'code', 'boarded', 'phone', 'nobody', 'Kamal', now() from aboard`,
    [pnr],
  );

/** Moves the coach of a ticket into the past: it arrived an hour ago. Returns its company's slug. */
export const moveArrivalToPast = async (pnr: string): Promise<string> => {
  const [{ slug = '' } = {}] = await askDatabase<{ slug: string }>(
    `with moved as (
       update trip_fare f set departs_at = now() - interval '9 hours', arrives_at = now() - interval '1 hour'
       from booking b where b.pnr = $1 and f.trip_id = b.trip_id)
     select o.slug from booking b join operator o using (operator_id) where b.pnr = $1`,
    [pnr],
  );
  return slug;
};
