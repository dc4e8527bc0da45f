import { webSaleClosesAt } from '@poth/domain/booking/hold.ts';
import { isSaleOpen } from '@poth/domain/sale-window/sale-window.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import type { HoldFacts } from './hold-facts-store.ts';
import { keyOfJourney, saleMemory } from './known-sale.ts';
import type { Sale } from './store.ts';
import type { UnpaidHoldSource } from './unpaid-source.ts';

const keyOfSeat = (tripId: string, seatNo: string): string => `${tripId} ${seatNo}`;

/** Readings under way of what a journey sells, by journey. */
const readings = oncePerPortal((_deps: Deps) => new Map<string, Promise<unknown>>());

/** Reads what a journey sells; requests that need it meanwhile may wait for this reading, and then remember it. */
export const shareSaleReading = async <Facts>(
  deps: Deps,
  journey: Journey,
  read: () => Promise<Facts>,
): Promise<Facts> => {
  const [key, underWay] = [keyOfJourney(journey), readings(deps)];
  const reading = read();
  if (!underWay.has(key)) underWay.set(key, reading);
  try {
    return await reading;
  } finally {
    if (underWay.get(key) === reading) underWay.delete(key);
  }
};

/** Waits where a journey is not remembered and another request reads it: a rush begins with one reading. */
export const waitForSaleReading = async (deps: Deps, journey: Journey): Promise<void> => {
  const key = keyOfJourney(journey);
  if (!saleMemory(deps).sales.find(key))
    await readings(deps)
      .get(key)
      ?.catch(() => undefined);
};

/** Remembers that seats are being asked for. */
export const rememberWanted = (deps: Deps, tripId: string, seatNos: readonly string[]): void => {
  for (const seatNo of seatNos) saleMemory(deps).wanted.keep(keyOfSeat(tripId, seatNo), {});
};

const isWanted = (deps: Deps, tripId: string, seatNos: readonly string[]): boolean =>
  seatNos.some((seatNo) => saleMemory(deps).wanted.find(keyOfSeat(tripId, seatNo)));

const scopes = ({ buyerHash, addressHash, networkHash }: UnpaidHoldSource) =>
  [
    ['buyer', buyerHash],
    ['address', addressHash],
    ['network', networkHash],
  ] as const;

/** Remembers the facts by which a hold was decided. added: the seats of the hold, where it has been written since. */
export const rememberHoldFacts = (
  deps: Deps,
  journey: Journey,
  source: UnpaidHoldSource,
  { now, sale, sourceVersions, unpaid }: Pick<HoldFacts, 'now' | 'sale' | 'sourceVersions' | 'unpaid'>,
  added = 0,
): void => {
  const { clock, sales, sources } = saleMemory(deps);
  if (added === 0) {
    clock.saw(now);
    if (sale?.onSale) sales.keep(keyOfJourney(journey), sale);
  }
  for (const [scope, hash] of scopes(source)) {
    const version = hash === null ? 0 : (sourceVersions[hash] ?? 0) + (added > 0 ? 1 : 0);
    if (hash !== null && version > 0) sources.keep(hash, { version, seats: unpaid[scope] + added });
  }
};

/**
 * Returns the sale of a journey whose wanted seats others have asked for here, for a browser that, as far as is
 * remembered, has held nothing on the trip: the seats are probably gone. Undefined where that may be otherwise, or the
 * remembered sale is not open.
 */
export const saleIfSeatsProbablyGone = (
  deps: Deps,
  { buyerHash }: UnpaidHoldSource,
  { tripId, seatNos, ...journey }: Journey & { seatNos: readonly string[] },
): Sale | undefined => {
  const { clock, sales, sources } = saleMemory(deps);
  if (sources.find(buyerHash) || !isWanted(deps, tripId, seatNos)) return undefined;
  const [now, sale] = [clock.now(), sales.find(keyOfJourney({ tripId, ...journey }))];
  const isOpen =
    now && sale && isSaleOpen(sale.opensAt, now) && now < webSaleClosesAt(sale.departsAt, deps.settings());
  return isOpen ? sale : undefined;
};

/**
 * Returns the facts of a browser's first hold on a trip as this process remembers them; undefined where it knows too
 * little, or knows that the browser has held, or that somebody wanted one of the seats. A source that is not remembered
 * counts as having held nothing: else the row that it is counted by contradicts.
 */
export const knownHoldFacts = (
  deps: Deps,
  source: UnpaidHoldSource,
  { tripId, seatNos, ...journey }: Journey & { seatNos: readonly string[] },
): HoldFacts | undefined => {
  const { clock, sales, sources } = saleMemory(deps);
  const [now, sale] = [clock.now(), sales.find(keyOfJourney({ tripId, ...journey }))];
  if (!now || !sale || sources.find(source.buyerHash)) return undefined;
  if (isWanted(deps, tripId, seatNos)) return undefined;
  const unpaid = { buyer: 0, address: 0, network: 0, number: 0 };
  const sourceVersions: Record<string, number> = {};
  for (const [scope, hash] of scopes(source)) {
    const seen = hash === null ? undefined : sources.find(hash);
    if (hash === null || !seen) continue;
    unpaid[scope] = seen.seats;
    sourceVersions[hash] = seen.version;
  }
  return {
    now,
    sale,
    earlier: null,
    booking: null,
    beingPaid: false,
    taken: [],
    holdCount: 0,
    holdUnderWay: false,
    numberHash: null,
    unpaid,
    sourceVersions,
  };
};
