import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../db/is-away.ts';
import { seedDemonstration } from '../db/seed/seed-demonstration.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { sellSomeSeats } from '../db/seed/sell-some-seats.ts';
import { switchDemonstration } from '../db/seed/switch-demonstration.ts';
import type { Deps } from '../deps.ts';
import { signTicket, type TicketToSign } from '../ticket/sign-ticket.ts';
import { saleDates } from '../schedule/publish-missing-trips.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

/** Days on sale before the first page is served; the rest of the month is published in the background. */
const daysBeforeServing = 3;
/** Days ahead for which the demonstration's counters have sold seats. */
const daysWithSales = 10;
const awayMs = 2_000;

type Log = (line: string) => void;

/** Prepares the data that the first page needs. A stop between two steps rejects; the next start continues from there. */
export const fillFirstDays = async (deps: Deps, log: Log, signal: AbortSignal): Promise<void> => {
  if (deps.settings().demonstration) await seedDemonstration({ ...deps, signal }, log);
  else await seedPlaces(deps);
  signal.throwIfAborted();
  await switchDemonstration(deps.db, deps.settings().demonstration);
  const dates = saleDates(deps.now(), deps.settings());
  await publishTrips({ ...deps, signal })(dates.slice(0, daysBeforeServing), log);
};

const sellOnce = async (deps: Deps, log: Log, signal: AbortSignal): Promise<void> => {
  const dates = saleDates(deps.now(), deps.settings());
  const signed = (ticket: TicketToSign) => signTicket(deps.ticketSigner, ticket, deps.now());
  const sell = sellSomeSeats({ ...deps, signTicket: signed, signal });
  await sell(dates.slice(0, daysBeforeServing), log);
  await publishTrips({ ...deps, signal })(dates.slice(0, daysWithSales), log);
  await sell(dates.slice(0, daysWithSales), log);
};

/**
 * Sells some seats at the demonstration's counters, the nearest days first; stops like `fillFirstDays`, and waits for a
 * database that is away.
 */
export const sellDemonstration = async (deps: Deps, log: Log, signal: AbortSignal): Promise<void> => {
  for (;;) {
    try {
      return await sellOnce(deps, log, signal);
    } catch (thrown) {
      if (signal.aborted || !isDatabaseAway(thrown)) throw thrown;
      log('demonstration: waits for the database');
      await pause(awayMs, undefined, { signal });
    }
  }
};
