import { ListNetworkInput } from '@poth/domain/network/input.ts';
import type { NetworkCounter, NetworkRoute } from '@poth/domain/network/network.ts';
import { call } from '../call.ts';
import { readNetworkCounters } from './counter-store.ts';
import { operatorToPlan } from './network-owner.ts';
import { readNetworkRoutes } from './route-store.ts';

type Page<Entry> = { entries: Entry[]; page: number; more: boolean };
export type Network = { routes: Page<NetworkRoute>; counters: Page<NetworkCounter> };

const routesAtOnce = 30;
const countersAtOnce = 30;

const pageOf = <Entry>(found: Entry[], page: number, atOnce: number): Page<Entry> => ({
  entries: found.slice(0, atOnce),
  page,
  more: found.length > atOnce,
});

/** Lists the routes and counters of the caller's own operator, thirty of each to a page. Two statements. */
export const listNetwork = call(
  { gate: 'operatorOwner', mayReadBehind: true, input: ListNetworkInput, problems: ['not-found'] },
  async function listNetwork({ deps: { db }, actor }, { page, counterPage }): Promise<Network> {
    const operatorId = operatorToPlan(actor);
    const span = (at: number, atOnce: number) => ({ limit: atOnce + 1, offset: (at - 1) * atOnce });
    const routes = await readNetworkRoutes(db, operatorId, span(page, routesAtOnce));
    const counters = await readNetworkCounters(db, operatorId, span(counterPage, countersAtOnce));
    return {
      routes: pageOf(routes, page, routesAtOnce),
      counters: pageOf(counters, counterPage, countersAtOnce),
    };
  },
);
