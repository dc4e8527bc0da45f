import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { DeskPage } from './measure.ts';
import type { Desks } from './open-desks.ts';

/** Every page of the desks with the most statements that one visit may need. */
export const pagesOf = ({ portal, owner, agent, admin, sample }: Desks): DeskPage[] => {
  const { tripId, phone } = sample;
  const tomorrow = addDays(dhakaDate(new Date()), 1);
  const page = (name: string, statements: number, open: () => Promise<unknown>): DeskPage => ({
    name,
    statements,
    open,
  });
  return [
    page('/buses', 4, () => portal.operator.listFleet(owner, { page: 1 })),
    page('/buses, page 20', 4, () => portal.operator.listFleet(owner, { page: 20 })),
    page('/buses/:tripId', 8, () => portal.trip.viewTrip(owner, tripId)),
    page('/seat-plans', 3, () => portal.fleet.listSeatPlans(owner)),
    page('/staff', 3, () => portal.operator.listStaff(owner)),
    page('/counter', 4, () => portal.counter.listJourneys(agent, { date: tomorrow, fromPlaceId: 'dhaka' })),
    page('/counter/tickets', 4, () => portal.counter.listOpenSales(agent)),
    page('/counter/tickets by phone', 5, () => portal.counter.findSales(agent, phone)),
    page('/counter/shifts', 3, () => portal.counter.listShifts(owner, { page: 1 })),
    page('/users', 3, () => portal.account.listPeople(admin, { query: '', page: 1 })),
    page('/allBusProviderList', 3, () => portal.operator.listOperatorApplications(admin, {})),
  ];
};
