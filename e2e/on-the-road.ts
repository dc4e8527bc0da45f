import type { Page } from '@playwright/test';
import { holdFreeSeat, payAtGateway, sendDetails } from './checkout-steps.ts';
import { askDatabase } from './sales-agent.ts';
import { searchAddress } from './traveller.ts';

/** Buys a seat of the n-th coach of a day; answers the PNR. */
export const buySeat = async (page: Page, daysAhead: number, coach = 0): Promise<string> => {
  await holdFreeSeat(page, searchAddress(daysAhead), coach);
  await sendDetails(page);
  return payAtGateway(page);
};

/** Moves every time of a ticket's trip so that it leaves the passenger's stop in so many minutes. */
export const leaveIn = async (pnr: string, minutes: number): Promise<void> => {
  const shift = `(select now() + make_interval(mins => $2::int) - s.departs_at from booking b
    join trip_stop s on s.trip_id = b.trip_id and s.stop_no = b.from_stop_no where b.pnr = $1)`;
  const of = '(select trip_id from booking where pnr = $1)';
  // One statement: each of them sees the times as they were.
  await askDatabase(
    `with stops as (update trip_stop set arrives_at = arrives_at + ${shift}, departs_at = departs_at + ${shift} where trip_id = ${of}),
       fares as (update trip_fare set arrives_at = arrives_at + ${shift}, departs_at = departs_at + ${shift} where trip_id = ${of})
     update trip_counter set serves_at = serves_at + ${shift}, reporting_at = reporting_at + ${shift} where trip_id = ${of}`,
    [pnr, minutes],
  );
};
