import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Deps } from '../deps.ts';
import type { HoldFacts } from './hold-facts-store.ts';
import { keyOfJourney, known } from './known-sale.ts';
import type { Source } from './unpaid-source.ts';

const keyOfSeat = (tripId: string, seatNo: string): string => `${tripId} ${seatNo}`;

/** Remembers that seats are being asked for. */
export const rememberWanted = (deps: Deps, tripId: string, seatNos: readonly string[]): void => {
  for (const seatNo of seatNos) known(deps).wanted.keep(keyOfSeat(tripId, seatNo), {});
};

const scopes = ({ buyerHash, addressHash, networkHash }: Source) =>
  [
    ['buyer', buyerHash],
    ['address', addressHash],
    ['network', networkHash],
  ] as const;

/** Remembers what a hold was decided by. added: the seats of the hold, where it has been written since. */
export const rememberHoldFacts = (
  deps: Deps,
  journey: Journey,
  source: Source,
  { now, sale, sourceVersions, unpaid }: Pick<HoldFacts, 'now' | 'sale' | 'sourceVersions' | 'unpaid'>,
  added = 0,
): void => {
  const { clock, sales, sources } = known(deps);
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
 * The facts of a browser's first hold on a trip as this process remembers them; undefined where it knows too little, or
 * knows that the browser has held, or somebody wanted one of the seats. A source that is not remembered has held nothing
 * yet: the row that it is counted by would be there.
 */
export const knownHoldFacts = (
  deps: Deps,
  source: Source,
  { tripId, seatNos, ...journey }: Journey & { seatNos: readonly string[] },
): HoldFacts | undefined => {
  const { clock, sales, sources, wanted } = known(deps);
  const [now, sale] = [clock.now(), sales.find(keyOfJourney({ tripId, ...journey }))];
  if (!now || !sale || sources.find(source.buyerHash)) return undefined;
  if (seatNos.some((seatNo) => wanted.find(keyOfSeat(tripId, seatNo)))) return undefined;
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
