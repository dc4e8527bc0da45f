import type { Schema } from './schema.ts';
import { snakeCase } from './snake-case.ts';

/**
 * Placement of a table's rows on a cluster. `trip`: with the other rows of their trip, by `trip_id`; `book`: likewise
 * by the book of the ledger, which is a trip or an operator; `everywhere`: whole on every machine, so that rows of
 * trips are joined with them there; `coordinator`: only on the machine that DATABASE_URL names.
 */
export type Placement = 'trip' | 'book' | 'everywhere' | 'coordinator';

/**
 * Placement of each table on a cluster; on one server it has no effect. Rows that belong to a trip are with the trip.
 * Tables of what companies offer are small, and are read together with trips. Accounts and desks stay on the
 * coordinator; so do the directories (numbers, PNRs, devices, transactions), which statements join with trips by another
 * key than theirs.
 */
export const placements: Readonly<Record<keyof Schema, Placement>> = {
  trip: 'trip',
  tripStop: 'trip',
  tripCounter: 'trip',
  tripFare: 'trip',
  tripSeat: 'trip',
  tripChange: 'trip',
  tripShare: 'trip',
  seatBlock: 'trip',
  booking: 'trip',
  bookingSeat: 'trip',
  bookingExchange: 'trip',
  unpaidHold: 'trip',
  unpaidSource: 'trip',
  idempotency: 'trip',
  history: 'trip',
  ticket: 'trip',
  ticketLeg: 'trip',
  payment: 'trip',
  refund: 'trip',
  reversal: 'trip',
  tillMove: 'trip',
  outbox: 'trip',
  smsDelivery: 'trip',
  oneTimeCode: 'trip',
  boardingScan: 'trip',
  boardingClose: 'trip',
  tripPosition: 'trip',
  passengerReport: 'trip',
  reportMove: 'trip',
  adminRequest: 'trip',
  supportCase: 'trip',
  supportCaseMove: 'trip',
  rating: 'trip',
  ratingRequest: 'trip',
  settlementTrip: 'trip',
  waitlistEntry: 'trip',
  seatOffer: 'trip',
  ledgerLine: 'book',
  settlementLine: 'book',

  place: 'everywhere',
  operator: 'everywhere',
  counter: 'everywhere',
  coach: 'everywhere',
  route: 'everywhere',
  routeStop: 'everywhere',
  routeCounter: 'everywhere',
  schedule: 'everywhere',
  operatorCommission: 'everywhere',
  defaultCommission: 'everywhere',
  settlement: 'everywhere',
  saleWindow: 'everywhere',
  promo: 'everywhere',
  promoUse: 'everywhere',
  waitingImage: 'everywhere',

  tripPublication: 'coordinator',
  tripTouch: 'coordinator',
  buyerHold: 'coordinator',
  buyerNumber: 'coordinator',
  pnrDirectory: 'coordinator',
  phoneDirectory: 'coordinator',
  phoneDay: 'coordinator',
  deviceDay: 'coordinator',
  accountBooking: 'coordinator',
  tranDirectory: 'coordinator',
  receiptDirectory: 'coordinator',
  gatewayEvent: 'coordinator',
  gatewayEvidence: 'coordinator',
  gatewayToken: 'coordinator',
  gatewayDay: 'coordinator',
  gatewayQuestion: 'coordinator',
  gatewayDifference: 'coordinator',
  waitingRoom: 'coordinator',
  waitingPass: 'coordinator',
  latePlace: 'coordinator',
  waitlistDay: 'coordinator',
  notifyWish: 'coordinator',
  tryCount: 'coordinator',
  signInBrake: 'coordinator',
  authUser: 'coordinator',
  authAccount: 'coordinator',
  authSession: 'coordinator',
  authVerification: 'coordinator',
  authTwoFactor: 'coordinator',
  authPasskey: 'coordinator',
  accountRole: 'coordinator',
  savedPassenger: 'coordinator',
  knownDevice: 'coordinator',
  phoneCode: 'coordinator',
  emailChange: 'coordinator',
  factorReset: 'coordinator',
  usedTotp: 'coordinator',
  operatorMember: 'coordinator',
  operatorDocument: 'coordinator',
  staffInvitation: 'coordinator',
  staffDevice: 'coordinator',
  seatPlan: 'coordinator',
  scheduleDraft: 'coordinator',
  counterShift: 'coordinator',
  enquiry: 'coordinator',
  auditLog: 'coordinator',
  auditResult: 'coordinator',
  auditTurn: 'coordinator',
  archivedMonth: 'coordinator',
  chore: 'coordinator',
  portalSetting: 'coordinator',
  homeContent: 'coordinator',
  holiday: 'coordinator',
  installation: 'coordinator',
};

/** Lists the tables with a placement, by their names in the database, in the order of `placements`. */
export const tablesAt = (placement: Placement): string[] =>
  (Object.keys(placements) as (keyof Schema)[])
    .filter((table) => placements[table] === placement)
    .map(snakeCase);

/** Distribution column of each distributed placement. */
export const distributedBy = { trip: 'trip_id', book: 'book' } as const;
