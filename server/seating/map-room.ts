import type { LiveMapLimits } from '@poth/domain/seating/live-map.ts';

/** Live map: its buyer, its address, and the call by which it hears that its room is needed for another. */
export type OpenMap = { buyerId: string; address: string; giveWay: () => void };

/** Live maps of this process, shared out so that one buyer or address cannot take the room of the others. */
export type MapRoom = {
  /**
   * Lets a map in and returns how it leaves; undefined where its address has its share, or is the heaviest of a full
   * room.
   */
  enter(map: OpenMap): (() => void) | undefined;
  readonly size: number;
};

const oldestOf = (maps: Iterable<OpenMap> = []): OpenMap | undefined => maps[Symbol.iterator]().next().value;

/**
 * Keeps the live maps within the limits. A buyer's newest map replaces the buyer's oldest: the one looked at is the one
 * just opened, and a connection that died unnoticed is in nobody's way. An address that has its share gets no further
 * map. When the room is full the oldest map of the address with the most gives way, unless the newcomer's own address
 * has as many: then the newcomer stays out.
 */
export const createMapRoom = (limits: LiveMapLimits): MapRoom => {
  const byAddress = new Map<string, Set<OpenMap>>();
  const byBuyer = new Map<string, Set<OpenMap>>();
  let size = 0;

  const drop = (from: Map<string, Set<OpenMap>>, key: string, map: OpenMap): boolean => {
    const maps = from.get(key);
    const had = maps?.delete(map) ?? false;
    if (maps?.size === 0) from.delete(key);
    return had;
  };
  const leave = (map: OpenMap): void => {
    drop(byBuyer, map.buyerId, map);
    if (drop(byAddress, map.address, map)) size -= 1;
  };
  const sendAway = (map: OpenMap | undefined): void => {
    if (!map) return;
    leave(map);
    map.giveWay();
  };
  const sizeAt = (address: string): number => byAddress.get(address)?.size ?? 0;
  const heaviest = (): Set<OpenMap> | undefined => {
    let most: Set<OpenMap> | undefined;
    for (const maps of byAddress.values()) if (maps.size > (most?.size ?? 0)) most = maps;
    return most;
  };
  const add = (to: Map<string, Set<OpenMap>>, key: string, map: OpenMap): void => {
    to.set(key, (to.get(key) ?? new Set()).add(map));
  };

  return {
    enter: (map) => {
      const own = byBuyer.get(map.buyerId);
      if (own && own.size >= limits.perBuyer) sendAway(oldestOf(own));
      if (sizeAt(map.address) >= limits.perAddress) return undefined;
      if (size >= limits.inAll) {
        const most = heaviest();
        if (!most || most.size <= sizeAt(map.address)) return undefined;
        sendAway(oldestOf(most));
      }
      add(byBuyer, map.buyerId, map);
      add(byAddress, map.address, map);
      size += 1;
      return () => leave(map);
    },
    get size() {
      return size;
    },
  };
};
