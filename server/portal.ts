import { enterSecondFactor } from './account/enter-second-factor.ts';
import { finishSocialSignIn } from './account/finish-social-sign-in.ts';
import { sendSignInCode } from './account/send-sign-in-code.ts';
import { signInByPhone } from './account/sign-in-by-phone.ts';
import { signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { signUp } from './account/sign-up.ts';
import { startSocialSignIn } from './account/start-social-sign-in.ts';
import { choosePoints } from './booking/choose-points.ts';
import { enterDetails } from './booking/enter-details.ts';
import { holdSeats } from './booking/hold-seats.ts';
import { releaseSeats } from './booking/release-seats.ts';
import { tokenOf } from './booking/token-of.ts';
import { viewHold } from './booking/view-checkout.ts';
import type { Deps } from './deps.ts';
import { gated } from './gated.ts';
import { listOperators } from './operator/list-operators.ts';
import { receiveCallback } from './payment/receive-callback.ts';
import { startPayment } from './payment/start-payment.ts';
import { viewCheckoutWithPayments, viewPayment } from './payment/view-payment.ts';
import { portalGates } from './portal-gates.ts';
import { findPlace } from './place/find-place.ts';
import { listPlaces } from './place/list-places.ts';
import { cancelAndRefund } from './refund/cancel-and-refund.ts';
import { quoteRefund } from './refund/quote-refund.ts';
import { listRoutes } from './search/list-routes.ts';
import { searchTrips } from './search/search-trips.ts';
import { suggestAlternatives } from './search/suggest-alternatives.ts';
import { viewOffer } from './search/view-offer.ts';
import { viewSeatMap } from './seating/view-seat-map.ts';
import { downloadTicket } from './ticket/download-ticket.ts';
import { enterCode } from './ticket/enter-code.ts';
import { lookUpTicket } from './ticket/look-up-ticket.ts';
import { openLink } from './ticket/open-link.ts';
import { sendCode } from './ticket/send-code.ts';
import { viewTicket } from './ticket/view-ticket.ts';

const callsOf = (deps: Deps) => ({
  account: {
    signUp: signUp(deps),
    signIn: signIn(deps),
    sendSignInCode: sendSignInCode(deps),
    signInByPhone: signInByPhone(deps),
    startSocialSignIn: startSocialSignIn(deps),
    finishSocialSignIn: finishSocialSignIn(deps),
    enterSecondFactor: enterSecondFactor(deps),
    signOut: signOut(deps),
  },
  place: { listPlaces: listPlaces(deps), findPlace: findPlace(deps) },
  operator: { listOperators: listOperators(deps) },
  search: {
    searchTrips: searchTrips(deps),
    suggestAlternatives: suggestAlternatives(deps),
    listRoutes: listRoutes(deps),
    viewOffer: viewOffer(deps),
  },
  seating: { viewSeatMap: viewSeatMap(deps), watchSeats: deps.seatWatch.watch },
  booking: {
    tokenOf: tokenOf(deps),
    holdSeats: holdSeats(deps),
    releaseSeats: releaseSeats(deps),
    viewHold: viewHold(deps),
    choosePoints: choosePoints(deps),
    enterDetails: enterDetails(deps),
    viewCheckout: viewCheckoutWithPayments(deps),
  },
  payment: {
    startPayment: startPayment(deps),
    receiveCallback: receiveCallback(deps),
    viewPayment: viewPayment(deps),
  },
  ticket: {
    viewTicket: viewTicket(deps),
    lookUpTicket: lookUpTicket(deps),
    openLink: openLink(deps),
    sendCode: sendCode(deps),
    enterCode: enterCode(deps),
    downloadTicket: downloadTicket(deps),
  },
  refund: { quoteRefund: quoteRefund(deps), cancelAndRefund: cancelAndRefund(deps) },
});

export type Portal = ReturnType<typeof callsOf>;

/**
 * Everything that can be asked of Poth, by noun: web and API call these and nothing else. Each stands behind its gate
 * of portal-gates.ts.
 */
export const buildPortal = (deps: Deps): Portal => gated(callsOf(deps), portalGates);
