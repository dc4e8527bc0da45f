import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { DeskPage } from './measure.ts';
import type { Desks } from './open-desks.ts';

/** Pages of the desks, each with the most statements that one visit may need. */
export const pagesOf = ({ portal, owner, agent, conductor, admin, sample }: Desks): DeskPage[] => {
  const { tripId, phone, pnr, scheduleId, routeId } = sample;
  const today = dhakaDate(new Date());
  const list = { page: 1 };
  const tomorrow = addDays(today, 1);
  const page = (name: string, statements: number, open: () => Promise<unknown>): DeskPage => ({
    name,
    statements,
    open,
  });
  const addingUp = (...one: Parameters<typeof page>): DeskPage => ({ ...page(...one), addsUp: true });
  return [
    page('/buses', 5, () => portal.operator.listFleet(owner, { page: 1 })),
    page('/buses, page 20', 5, () => portal.operator.listFleet(owner, { page: 20 })),
    page('/buses/:tripId', 8, () => portal.trip.viewTrip(owner, tripId)),
    page('/buses?view=week', 4, () => portal.operator.listWeek(owner, {})),
    page('/buses/coaches', 2, () => portal.fleet.listCoaches(owner, list)),
    page('/routes-and-counters', 3, () => portal.network.listNetwork(owner, {})),
    page('/routes-and-counters/routes/:routeId', 4, () => portal.network.viewOwnRoute(owner, { routeId })),
    page('/schedules', 4, () => portal.schedule.listSchedules(owner, list)),
    page('/schedules/:scheduleId', 6, () => portal.schedule.viewSchedule(owner, { scheduleId })),
    page('/manifests', 3, () => portal.boarding.listManifests(conductor, { date: today })),
    page('/manifests/:tripId', 6, () => portal.boarding.viewManifest(conductor, tripId)),
    page('/board/:tripId', 5, () => portal.boarding.viewBoarding(conductor, tripId)),
    page('/reports', 5, () =>
      portal.salesReport.viewReports(owner, {
        from: addDays(today, -30),
        until: addDays(today, -1),
        by: 'travel',
      }),
    ),
    addingUp('/settlements', 6, () => portal.settlement.viewSettlements(owner, list)),
    page('/reports-of-passengers', 5, () => portal.feedback.listReports(owner, {})),
    page('/ratings', 1, () => portal.rating.listRatings(owner, {})),
    page('/admin/ratings', 1, () => portal.rating.overseeRatings(admin, {})),
    page('/seat-plans', 3, () => portal.fleet.listSeatPlans(owner)),
    page('/staff', 4, () => portal.operator.listStaff(owner)),
    page('/counter', 4, () => portal.counter.listJourneys(agent, { date: tomorrow, fromPlaceId: 'dhaka' })),
    page('/counter/tickets', 4, () => portal.counter.listOpenSales(agent)),
    page('/counter/tickets by phone', 5, () => portal.counter.findSales(agent, phone)),
    page('/counter/shifts', 3, () => portal.counter.listShifts(owner, { page: 1 })),
    page('/admin', 5, () => portal.backOffice.viewToday(admin)),
    page('/admin/bookings', 1, () => portal.backOffice.findBookings(admin, { text: '', page: 1 })),
    page('/admin/bookings by phone', 1, () =>
      portal.backOffice.findBookings(admin, { text: phone, page: 1 }),
    ),
    page('/admin/bookings by PNR', 1, () => portal.backOffice.findBookings(admin, { text: pnr, page: 1 })),
    page('/admin/bookings/:pnr', 17, () => portal.backOffice.viewBooking(admin, pnr)),
    page('/admin/money, its headings', 1, () => portal.backOffice.countMoney(admin)),
    page('/admin/money, in review', 1, () => portal.backOffice.listReviews(admin, list)),
    page('/admin/money, without an answer', 1, () => portal.backOffice.listSilentPayments(admin, list)),
    page('/admin/money, refunds', 2, () => portal.backOffice.listTroubledRefunds(admin, list)),
    page('/admin/money, unseated', 1, () => portal.backOffice.listUnseated(admin, list)),
    page('/admin/money, approvals', 2, () => portal.backOffice.listRequests(admin, list)),
    addingUp('/admin/settlements', 8, () => portal.settlement.listDue(admin, list)),
    page('/admin/promos', 3, () => portal.promo.listPromos(admin, list)),
    page('/admin/health', 6, () => portal.backOffice.viewHealth(admin)),
    page('/users', 3, () => portal.people.listPeople(admin, { query: '', page: 1 })),
    page('/allBusProviderList', 3, () => portal.operator.listOperatorApplications(admin, {})),
  ];
};
