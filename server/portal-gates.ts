import type { GateTable } from './gated.ts';
import type { Portal } from './portal.ts';

/**
 * Who may come to each call of the portal at all. A call without a line here does not compile; whose things may be
 * touched behind the gate, the use case asks of domain/account/policy.ts.
 */
export const portalGates = {
  account: {
    signUp: 'everybody',
    signIn: 'everybody',
    sendSignInCode: 'everybody',
    signInByPhone: 'everybody',
    startSocialSignIn: 'everybody',
    finishSocialSignIn: 'everybody',
    enterSecondFactor: 'everybody',
    signOut: 'everybody',
  },
  place: { listPlaces: 'everybody', findPlace: 'everybody' },
  operator: { listOperators: 'everybody' },
  search: {
    searchTrips: 'everybody',
    suggestAlternatives: 'everybody',
    listRoutes: 'everybody',
    viewOffer: 'everybody',
  },
  seating: { viewSeatMap: 'everybody', watchSeats: 'everybody' },
  booking: {
    tokenOf: 'everybody',
    holdSeats: 'everybody',
    releaseSeats: 'everybody',
    viewHold: 'everybody',
    choosePoints: 'everybody',
    enterDetails: 'everybody',
    viewCheckout: 'everybody',
  },
  payment: { startPayment: 'everybody', receiveCallback: 'everybody', viewPayment: 'everybody' },
  ticket: {
    viewTicket: 'everybody',
    lookUpTicket: 'everybody',
    openLink: 'everybody',
    sendCode: 'everybody',
    enterCode: 'everybody',
    downloadTicket: 'everybody',
  },
  refund: { quoteRefund: 'everybody', cancelAndRefund: 'everybody' },
} as const satisfies GateTable<Portal>;
