import type { Context } from '../call.ts';
import type { Deps } from '../deps.ts';
import { watchTrips } from '../seating/watch-trips.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { newBuyer } from './buyer.ts';

/** Context of a new buyer with only the services that the tested use case needs. */
export const asking = (deps: Partial<Deps>): Context => ({
  deps: {
    ...(deps.db && watchTrips(deps.db, deps.settings ?? fixedSettings(), () => undefined)),
    ...deps,
  } as Deps,
  actor: newBuyer(),
});
