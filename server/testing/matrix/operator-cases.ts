import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { CasesOf } from './case.ts';
import { admins, applicants, by, members, open, owners, personal, sellers, sellersOfThis } from './case.ts';
import { coachCases, weekCases } from './network-cases.ts';

const none = '00000000-0000-4000-8000-000000000000';
const journey = { fromStopNo: 0, toStopNo: 2 };
const reason = 'traffic';
const customer = {
  ...journey,
  seatNos: ['Z9'],
  name: 'Rahim Uddin',
  phone: '01711223344',
  passengers: [],
  boardingCounterId: null,
  droppingCounterId: null,
  language: 'en' as const,
};
const documents = [{ fileName: 'licence.pdf', content: new TextEncoder().encode('%PDF-1.7\n%%EOF') }];
/** Smallest possible picture, a PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const cash = { tender: 'cash' as const, reference: '' };
const shown = { bookings: 0, paisa: 0 };

/** A company is for its owner, its documents for admins too; admins decide on it; nobody reaches another company. */
export const operatorCases: CasesOf<'operator'> = {
  listOperators: open(({ operator }, { actor }) => operator.listOperators(actor)),
  registerOperator: applicants(
    ({ operator }, { actor }) =>
      operator.registerOperator(actor, {
        busName: 'Padma Paribahan',
        licenceNumber: `BRTA-${randomUUID().slice(0, 8)}`,
        documents,
      }),
    'has-operator',
  ),
  addDocuments: applicants(
    ({ operator }, { actor }) => operator.addDocuments(actor, { documents }),
    'already-decided',
  ),
  viewApplication: applicants(({ operator }, { actor }) => operator.viewApplication(actor)),
  downloadDocument: by(
    'operatorOwner',
    'admin',
  )(({ operator }, { actor }, { documentId }) => operator.downloadDocument(actor, documentId)),
  ...weekCases,
  viewLogo: by()(({ operator }, { actor }) => operator.viewLogo(actor, none)),
  ownLogo: owners(({ operator }, { actor }) => operator.ownLogo(actor)),
  changeLogo: owners(({ operator }, { actor }) => operator.changeLogo(actor, onePixel)),
  ownRegistration: owners(({ operator }, { actor }) => operator.ownRegistration(actor)),
  changeRegistration: owners(({ operator }, { actor }) =>
    operator.changeRegistration(actor, { registrationNumber: 'TRAD/DSCC/012345', vatNumber: '' }),
  ),
  listFleet: members(({ operator }, { actor }) => operator.listFleet(actor, { page: 1 })),
  listOperatorApplications: admins(({ operator }, { actor }) => operator.listOperatorApplications(actor, {})),
  viewOperator: admins(({ operator }, { actor }, { operatorId }) => operator.viewOperator(actor, operatorId)),
  decideOperator: admins(
    ({ operator }, { actor }, { operatorId }) =>
      operator.decideOperator(actor, { operatorId, event: 'verify', seenState: 'submitted' }),
    'already-decided',
  ),
  inviteStaff: owners(({ operator }, { actor }) =>
    operator.inviteStaff(actor, { email: `${randomUUID()}@example.com`, role: 'conductor' }),
  ),
  listStaff: owners(({ operator }, { actor }) => operator.listStaff(actor)),
  changeStaffRole: by('operatorOwner')(({ operator }, { actor }, { callers }) =>
    operator.changeStaffRole(actor, {
      userId: callers.conductor.actor.account?.userId ?? '',
      role: 'conductor',
    }),
  ),
  revokeStaff: by('operatorOwner')(({ operator }, { actor }, { spareStaffId }) =>
    operator.revokeStaff(actor, { userId: spareStaffId }),
  ),
  withdrawInvitation: by('operatorOwner')(({ operator }, { actor }, { callers }) =>
    operator.withdrawInvitation(actor, { email: callers.owner.email }),
  ),
  listDevices: owners(({ operator }, { actor }) => operator.listDevices(actor)),
  decideDevice: by('operatorOwner')(({ operator }, { actor }, { device }) =>
    operator.decideDevice(actor, { ...device, decision: 'let-in' }),
  ),
  viewInvitations: personal(({ operator }, { actor }) => operator.viewInvitations(actor)),
  acceptInvitation: by(
    'otherPassenger',
    'admin',
  )(({ operator }, { actor }, { operatorId }) => operator.acceptInvitation(actor, { operatorId })),
  declineInvitation: by(
    'otherPassenger',
    'admin',
  )(({ operator }, { actor }, { otherOperatorId }) =>
    operator.declineInvitation(actor, { operatorId: otherOperatorId }),
  ),
};

export const fleetCases: CasesOf<'fleet'> = {
  ...coachCases,
  // A missing picture; an existing one is open to everybody.
  viewCoachImage: by()(({ fleet }, { actor }) => fleet.viewCoachImage(actor, none)),
  uploadCoachImage: owners(({ fleet }, { actor }) => fleet.uploadCoachImage(actor, onePixel)),
  claimCoachImage: owners(({ fleet }, { actor }) => fleet.claimCoachImage(actor, none)),
  listSeatPlans: members(({ fleet }, { actor }) => fleet.listSeatPlans(actor, {})),
  viewSeatPlan: by('operatorOwner')(({ fleet }, { actor }, { planId }) =>
    fleet.viewSeatPlan(actor, { planId }),
  ),
  saveSeatPlan: owners(({ fleet }, { actor }) =>
    fleet.saveSeatPlan(actor, {
      planId: randomUUID(),
      seenVersion: 0,
      name: 'Short coach',
      plan: 'A1 A2 | A3 A4',
    }),
  ),
  retireSeatPlan: by('operatorOwner')(({ fleet }, { actor }, { planId }) =>
    fleet.retireSeatPlan(actor, { planId }),
  ),
  protectWomenAlone: owners(({ fleet }, { actor }) => fleet.protectWomenAlone(actor, { protect: false })),
};

const aBus = () => ({
  key: randomUUID(),
  busName: 'Padma Paribahan',
  busNumber: `PP-${randomUUID().slice(0, 8)}`,
  date: addDays(dhakaDate(new Date()), 3),
  from: 'Dhaka',
  destination: 'Naogaon',
  reportingTime: '10:30 pm',
  departureTime: '11:00 pm',
  fare: '570',
  coachType: 'non-ac',
  seatPlan: 'economy-36',
  boarding: { counterId: '', address: 'Sayedabad Bus Terminal', phone: '01711223344' },
  dropping: { counterId: '', address: '', phone: '01711223355' },
});

export const addBusCases: CasesOf<'addBus'> = {
  addBus: owners(({ addBus }, { actor }) => addBus.addBus(actor, aBus())),
  viewBusForm: owners(({ addBus }, { actor }) => addBus.viewBusForm(actor)),
};

export const tripCases: CasesOf<'trip'> = {
  viewTrip: by(
    'conductor',
    'counterAgent',
    'operatorOwner',
  )(({ trip }, { actor }, { tripId }) => trip.viewTrip(actor, tripId)),
  listChoices: sellersOfThis(({ trip }, { actor }, { tripId }) => trip.listChoices(actor, tripId)),
  previewChange: sellersOfThis(({ trip }, { actor }, { tripId }) =>
    trip.previewChange(actor, { tripId, change: { kind: 'delay', delayMinutes: 10, reason } }),
  ),
  keepSeats: sellersOfThis(
    ({ trip }, { actor }, { tripId }) =>
      trip.keepSeats(actor, {
        tripId,
        ...journey,
        seatNos: ['Z9'],
        keptFor: 'counter',
        note: '',
        untilHoursBefore: null,
        key: randomUUID(),
      }),
    'seat-unknown',
  ),
  releaseBlock: sellersOfThis(({ trip }, { actor, role }, { tripId, blockIds }) =>
    trip.releaseBlock(actor, { tripId, blockId: blockIds[role === 'operatorOwner' ? 1 : 0] ?? none }),
  ),
  delayTrip: sellersOfThis(
    ({ trip }, { actor }, { tripId }) =>
      trip.delayTrip(actor, {
        tripId,
        change: { kind: 'delay', delayMinutes: 10, reason },
        shown,
        key: randomUUID(),
      }),
    'effect-changed',
  ),
  changeCoach: by('operatorOwner')(
    ({ trip }, { actor }, { tripId, otherCoachId: coachId }) =>
      trip.changeCoach(actor, {
        tripId,
        change: { kind: 'coach', coachId, reason },
        shown,
        key: randomUUID(),
      }),
    'effect-changed',
  ),
  changeCounter: sellersOfThis(
    ({ trip }, { actor }, { tripId, counterId, otherCounterId }) =>
      trip.changeCounter(actor, {
        tripId,
        change: {
          kind: 'counter',
          stopNo: 0,
          counterId,
          toCounterId: otherCounterId,
          minutesLater: 0,
          reason,
        },
        shown,
        key: randomUUID(),
      }),
    'effect-changed',
  ),
  cancelTrip: by('operatorOwner')(
    ({ trip }, { actor }, { tripId }) =>
      trip.cancelTrip(actor, { tripId, change: { kind: 'cancel', reason }, shown, key: randomUUID() }),
    'effect-changed',
  ),
  setSupervisor: sellersOfThis(({ trip }, { actor }, { tripId }) =>
    trip.setSupervisor(actor, { tripId, phone: '01711223344' }),
  ),
};

export const counterCases: CasesOf<'counter'> = {
  openShift: sellersOfThis(
    ({ counter }, { actor }, { counterId }) => counter.openShift(actor, { counterId, floatPaisa: 0 }),
    'shift-open',
  ),
  closeShift: by('operatorOwner')(
    ({ counter }, { actor }, { closedShiftId }) =>
      counter.closeShift(actor, { shiftId: closedShiftId, countedPaisa: 0 }),
    'shift-closed',
  ),
  viewOpenShift: sellers(({ counter }, { actor }) => counter.viewOpenShift(actor)),
  viewShift: by('operatorOwner')(({ counter }, { actor }, { closedShiftId }) =>
    counter.viewShift(actor, closedShiftId),
  ),
  listCounters: sellers(({ counter }, { actor }) => counter.listCounters(actor)),
  listJourneys: sellers(({ counter }, { actor }) =>
    counter.listJourneys(actor, { date: dhakaDate(new Date()), fromPlaceId: 'dhaka' }),
  ),
  viewJourney: sellersOfThis(({ counter }, { actor }, { tripId }) =>
    counter.viewJourney(actor, { tripId, ...journey }),
  ),
  sellAtCounter: sellersOfThis(
    ({ counter }, { actor }, { tripId }) =>
      counter.sellAtCounter(actor, { tripId, ...customer, ...cash, key: randomUUID() }),
    'seat-unknown',
  ),
  holdByPhone: sellersOfThis(
    ({ counter }, { actor }, { tripId }) =>
      counter.holdByPhone(actor, { tripId, ...customer, until: new Date(0), key: randomUUID() }),
    'hold-too-late',
  ),
  collectPhoneHold: sellersOfThis(
    ({ counter }, { actor }, { tripId, phoneHoldId }) =>
      counter.collectPhoneHold(actor, { tripId, bookingId: phoneHoldId, ...cash, key: randomUUID() }),
    'booking-closed',
  ),
  releasePhoneHold: sellersOfThis(
    ({ counter }, { actor }, { tripId, phoneHoldId }) =>
      counter.releasePhoneHold(actor, { tripId, bookingId: phoneHoldId }),
    'booking-closed',
  ),
  listOpenSales: sellers(({ counter }, { actor }) => counter.listOpenSales(actor)),
  findSales: sellers(({ counter }, { actor }) => counter.findSales(actor, '01711223344')),
  viewSale: sellersOfThis(({ counter }, { actor }, { sale }) => counter.viewSale(actor, sale.pnr)),
  quoteAtCounter: sellersOfThis(({ counter }, { actor }, { tripId, sale }) =>
    counter.quoteAtCounter(actor, { tripId, bookingId: sale.bookingId, seatNos: [sale.seatNo] }),
  ),
  cancelAtCounter: sellersOfThis(
    ({ counter }, { actor }, { tripId, sale }) =>
      counter.cancelAtCounter(actor, {
        tripId,
        bookingId: sale.bookingId,
        seatNos: [sale.seatNo],
        shownRefundPaisa: 999_999_999,
        key: randomUUID(),
      }),
    'quote-changed',
  ),
  payOutRefund: sellersOfThis(
    ({ counter }, { actor }, { tripId, refundId }) =>
      counter.payOutRefund(actor, { tripId, refundId, key: randomUUID() }),
    'already-decided',
  ),
  listShifts: owners(({ counter }, { actor }) => counter.listShifts(actor, { page: 1 })),
};
