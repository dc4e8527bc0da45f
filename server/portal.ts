import { askFactorReset } from './account/ask-factor-reset.ts';
import { completeProfile } from './account/complete-profile.ts';
import { decideFactorReset } from './account/decide-factor-reset.ts';
import { disableAccount } from './account/disable-account.ts';
import { enableAccount } from './account/enable-account.ts';
import { changeEmail } from './account/change-email.ts';
import { changePassword } from './account/change-password.ts';
import { confirmSecondFactor } from './account/confirm-second-factor.ts';
import { endOtherSessions } from './account/end-other-sessions.ts';
import { endSession } from './account/end-session.ts';
import { enterSecondFactor } from './account/enter-second-factor.ts';
import { finishPhoneChange } from './account/finish-phone-change.ts';
import { finishSocialSignIn } from './account/finish-social-sign-in.ts';
import { keepEmail } from './account/keep-email.ts';
import { listPasskeys } from './account/list-passkeys.ts';
import { listSessions } from './account/list-sessions.ts';
import { newBackupCodes } from './account/new-backup-codes.ts';
import { proveAgain } from './account/prove-again.ts';
import { registerPasskey } from './account/register-passkey.ts';
import { removePasskey } from './account/remove-passkey.ts';
import { removeSecondFactor } from './account/remove-second-factor.ts';
import { requestPasswordReset } from './account/request-password-reset.ts';
import { resendVerification } from './account/resend-verification.ts';
import { resetPassword } from './account/reset-password.ts';
import { grantRole } from './account/grant-role.ts';
import { listPeople } from './account/list-people.ts';
import { revokeRole } from './account/revoke-role.ts';
import { sendSignInCode } from './account/send-sign-in-code.ts';
import { signInByPasskey } from './account/sign-in-by-passkey.ts';
import { signInByPhone } from './account/sign-in-by-phone.ts';
import { signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { signUp } from './account/sign-up.ts';
import { stopFactorReset } from './account/stop-factor-reset.ts';
import { startPasskeySignIn } from './account/start-passkey-sign-in.ts';
import { startPasskey } from './account/start-passkey.ts';
import { startPhoneChange } from './account/start-phone-change.ts';
import { startSecondFactor } from './account/start-second-factor.ts';
import { startSocialSignIn } from './account/start-social-sign-in.ts';
import { verifyEmail } from './account/verify-email.ts';
import { viewSecurity } from './account/view-security.ts';
import { updateProfile } from './account/update-profile.ts';
import { viewProfile } from './account/view-profile.ts';
import { viewPerson } from './account/view-person.ts';
import { viewToken } from './account/view-token.ts';
import { choosePin } from './account/choose-pin.ts';
import { enterPin } from './account/enter-pin.ts';
import { askDeviceAgain, viewDevice } from './account/view-device.ts';
import { applyPromo, removePromo } from './booking/apply-promo.ts';
import { askGateway } from './admin/ask-gateway.ts';
import { cancelForPassenger } from './admin/cancel-for-passenger.ts';
import { askAboutRefund, sendRefundAgain } from './admin/chase-refund.ts';
import { wantCheck } from './admin/check-invariants.ts';
import { decideRequest } from './admin/decide-request.ts';
import { decideReview } from './admin/decide-review.ts';
import { findBookings } from './admin/find-bookings.ts';
import { giveBack } from './admin/give-back.ts';
import {
  countMoney,
  listReviews,
  listSilentPayments,
  listTroubledRefunds,
  listUnseated,
  listRequests,
} from './admin/list-money.ts';
import { resendTicket } from './admin/resend-ticket.ts';
import { settleOutside } from './admin/settle-outside.ts';
import { viewBooking } from './admin/view-booking.ts';
import { viewHealth } from './admin/view-health.ts';
import { viewToday } from './admin/view-today.ts';
import { choosePoints } from './booking/choose-points.ts';
import { enterDetails } from './booking/enter-details.ts';
import { holdSeats } from './booking/hold-seats.ts';
import { proveNumber } from './booking/prove-number.ts';
import { releaseSeats } from './booking/release-seats.ts';
import { sendNumberCode } from './booking/send-number-code.ts';
import { tokenOf } from './booking/token-of.ts';
import { viewHold } from './booking/view-checkout.ts';
import { viewUnpaid } from './booking/view-unpaid.ts';
import { drawCard } from './card/draw-card.ts';
import { exportManifest, printManifest } from './boarding/export-manifest.ts';
import { leaveStop } from './boarding/leave-stop.ts';
import { listManifests } from './boarding/list-manifests.ts';
import { markBoarding } from './boarding/mark-boarding.ts';
import { viewBoarding } from './boarding/view-boarding.ts';
import { viewManifest } from './boarding/view-manifest.ts';
import { cancelAtCounter, quoteAtCounter } from './counter/cancel-at-counter.ts';
import { closeShift } from './counter/close-shift.ts';
import { collectPhoneHold } from './counter/collect-phone-hold.ts';
import { holdByPhone } from './counter/hold-by-phone.ts';
import { listJourneys } from './counter/list-journeys.ts';
import { findSales, listOpenSales } from './counter/list-sales.ts';
import { listShifts } from './counter/list-shifts.ts';
import { openShift } from './counter/open-shift.ts';
import { payOutRefund } from './counter/pay-out-refund.ts';
import { releasePhoneHold } from './counter/release-phone-hold.ts';
import { sellAtCounter } from './counter/sell-at-counter.ts';
import { viewJourney } from './counter/view-journey.ts';
import { viewSale } from './counter/view-sale.ts';
import { listCounters, viewOpenShift, viewShift } from './counter/view-shift.ts';
import type { Deps } from './deps.ts';
import { sendEnquiry } from './enquiry/send-enquiry.ts';
import { changeLogo } from './fleet/change-logo.ts';
import { claimCoachImage } from './fleet/claim-coach-image.ts';
import { ownLogo } from './fleet/own-logo.ts';
import { listCoaches } from './fleet/list-coaches.ts';
import { listNetwork } from './fleet/list-network.ts';
import { listSeatPlans } from './fleet/list-seat-plans.ts';
import { protectWomenAlone } from './fleet/protect-women-alone.ts';
import { retireCoach } from './fleet/retire-coach.ts';
import { retireCounter } from './fleet/retire-counter.ts';
import { retireRoute } from './fleet/retire-route.ts';
import { retireSeatPlan } from './fleet/retire-seat-plan.ts';
import { saveCoach } from './fleet/save-coach.ts';
import { saveCounter } from './fleet/save-counter.ts';
import { saveRoute } from './fleet/save-route.ts';
import { saveSeatPlan } from './fleet/save-seat-plan.ts';
import { uploadCoachImage } from './fleet/upload-coach-image.ts';
import { viewCoachImage } from './fleet/view-coach-image.ts';
import { viewLogo } from './fleet/view-logo.ts';
import { viewCounter } from './fleet/view-counter.ts';
import { viewCoach } from './fleet/view-coach.ts';
import { viewOwnRoute } from './fleet/view-own-route.ts';
import { viewSeatPlan } from './fleet/view-seat-plan.ts';
import { gated } from './gated.ts';
import { noting, refusalNotes } from './note-refusals.ts';
import { acceptInvitation } from './operator/accept-invitation.ts';
import { addDocuments } from './operator/add-documents.ts';
import { changeStaffRole } from './operator/change-staff-role.ts';
import { decideOperator } from './operator/decide-operator.ts';
import { declineInvitation } from './operator/decline-invitation.ts';
import { decideDevice } from './operator/decide-device.ts';
import { listDevices } from './operator/list-devices.ts';
import { downloadDocument } from './operator/download-document.ts';
import { inviteStaff } from './operator/invite-staff.ts';
import { listFleet } from './operator/list-fleet.ts';
import { listOperatorApplications } from './operator/list-operator-applications.ts';
import { listOperators } from './operator/list-operators.ts';
import { listWeek } from './operator/list-week.ts';
import { listStaff } from './operator/list-staff.ts';
import { registerOperator } from './operator/register-operator.ts';
import { revokeStaff } from './operator/revoke-staff.ts';
import { viewApplication } from './operator/view-application.ts';
import { viewInvitations } from './operator/view-invitations.ts';
import { viewOperator } from './operator/view-operator.ts';
import { withdrawInvitation } from './operator/withdraw-invitation.ts';
import { receiveCallback } from './payment/receive-callback.ts';
import { startPayment } from './payment/start-payment.ts';
import { viewCheckoutWithPayments, viewPayment } from './payment/view-payment.ts';
import { portalGates } from './portal-gates.ts';
import { findPlace } from './place/find-place.ts';
import { checkChain } from './audit/check-chain.ts';
import { exportActs } from './audit/export-acts.ts';
import { listActs } from './audit/list-acts.ts';
import { changeContent } from './content/change-content.ts';
import { previewContent } from './content/preview-content.ts';
import { viewContent } from './content/view-content.ts';
import { viewHome } from './content/view-home.ts';
import { changeSetting } from './settings/change-setting.ts';
import { viewSettings } from './settings/view-settings.ts';
import { browsePlaces } from './place/browse-places.ts';
import { listCounterNames } from './place/list-counter-names.ts';
import { listPlaces } from './place/list-places.ts';
import { retirePlace } from './place/retire-place.ts';
import { savePlace } from './place/save-place.ts';
import { viewPlace } from './place/view-place.ts';
import { listPromos } from './promo/list-promos.ts';
import { savePromo } from './promo/save-promo.ts';
import { switchPromo } from './promo/switch-promo.ts';
import { viewPromo } from './promo/view-promo.ts';
import { eraseAccount } from './privacy/erase-account.ts';
import { eraseGuest } from './privacy/erase-guest.ts';
import { proveGuest } from './privacy/prove-guest.ts';
import { sendGuestCode } from './privacy/send-guest-code.ts';
import { takeOutData } from './privacy/take-out-data.ts';
import { takeOutGuestData } from './privacy/take-out-guest-data.ts';
import { viewGuestData } from './privacy/view-guest-data.ts';
import { viewOwnData } from './privacy/view-own-data.ts';
import { cancelAndRefund } from './refund/cancel-and-refund.ts';
import { quoteRefund } from './refund/quote-refund.ts';
import { listRoutes } from './search/list-routes.ts';
import { countSeatsLeft } from './search/count-seats-left.ts';
import { compareDays } from './search/compare-days.ts';
import { searchTrips } from './search/search-trips.ts';
import { suggestAlternatives } from './search/suggest-alternatives.ts';
import { viewOffer } from './search/view-offer.ts';
import { viewRoute } from './search/view-route.ts';
import { listSeats } from './seating/list-seats.ts';
import { viewSeatMap } from './seating/view-seat-map.ts';
import { watchSeats } from './seating/watch-seats.ts';
import { viewReports } from './report/view-reports.ts';
import { approveSettlement } from './settlement/approve-settlement.ts';
import { carrySettlement } from './settlement/carry-settlement.ts';
import { listDue } from './settlement/list-due.ts';
import { paySettlement } from './settlement/pay-settlement.ts';
import { prepareSettlements } from './settlement/prepare-settlements.ts';
import { setCommission } from './settlement/set-commission.ts';
import { viewCommission } from './settlement/view-commission.ts';
import { exportSettlement, viewSettlement } from './settlement/view-settlement.ts';
import { viewSettlements } from './settlement/view-settlements.ts';
import { downloadTicket } from './ticket/download-ticket.ts';
import { enterCode } from './ticket/enter-code.ts';
import { countGuestBookings, joinGuestBookings } from './ticket/join-guest-bookings.ts';
import { listMyTickets } from './ticket/list-my-tickets.ts';
import { lookUpTicket } from './ticket/look-up-ticket.ts';
import { openLink } from './ticket/open-link.ts';
import { sendCode } from './ticket/send-code.ts';
import { viewTicket } from './ticket/view-ticket.ts';
import { addBus } from './trip/add-bus.ts';
import { viewBusForm } from './trip/add-bus-form.ts';
import { cancelTrip } from './trip/cancel-trip.ts';
import { changeCoach } from './trip/change-coach.ts';
import { changeCounter } from './trip/change-counter.ts';
import { delayTrip } from './trip/delay-trip.ts';
import { keepSeats } from './trip/keep-seats.ts';
import { listChoices } from './trip/list-choices.ts';
import { listSchedules } from './trip/list-schedules.ts';
import { previewSchedule } from './trip/preview-schedule.ts';
import { publishSchedule } from './trip/publish-schedule.ts';
import { retireSchedule } from './trip/retire-schedule.ts';
import { dropSchedule, saveSchedule } from './trip/save-schedule.ts';
import { viewSchedule } from './trip/view-schedule.ts';
import { previewChange } from './trip/preview-change.ts';
import { releaseBlock } from './trip/release-block.ts';
import { setSupervisor } from './trip/set-supervisor.ts';
import { viewTrip } from './trip/view-trip.ts';
import { answerReports } from './voice/answer-reports.ts';
import { judgeAnswer } from './voice/judge-answer.ts';
import { listReports } from './voice/list-reports.ts';
import { overseeReports } from './voice/oversee-reports.ts';
import { reportTrip } from './voice/report-trip.ts';
import { shareTrip, viewShare, withdrawShare } from './voice/share-trip.ts';
import { viewReports as viewPassengerReports, viewVoice } from './voice/view-reports.ts';
import { viewSharedTrip } from './voice/view-shared-trip.ts';

const callsOf = (deps: Deps) => ({
  privacy: {
    viewOwnData: viewOwnData(deps),
    takeOutData: takeOutData(deps),
    eraseAccount: eraseAccount(deps),
    sendGuestCode: sendGuestCode(deps),
    proveGuest: proveGuest(deps),
    viewGuestData: viewGuestData(deps),
    takeOutGuestData: takeOutGuestData(deps),
    eraseGuest: eraseGuest(deps),
  },
  account: {
    signUp: signUp(deps),
    signIn: signIn(deps),
    sendSignInCode: sendSignInCode(deps),
    signInByPhone: signInByPhone(deps),
    startSocialSignIn: startSocialSignIn(deps),
    finishSocialSignIn: finishSocialSignIn(deps),
    enterSecondFactor: enterSecondFactor(deps),
    signOut: signOut(deps),
    startPasskeySignIn: startPasskeySignIn(deps),
    signInByPasskey: signInByPasskey(deps),
    requestPasswordReset: requestPasswordReset(deps),
    resetPassword: resetPassword(deps),
    verifyEmail: verifyEmail(deps),
    resendVerification: resendVerification(deps),
    viewSecurity: viewSecurity(deps),
    changePassword: changePassword(deps),
    changeEmail: changeEmail(deps),
    keepEmail: keepEmail(deps),
    startPhoneChange: startPhoneChange(deps),
    finishPhoneChange: finishPhoneChange(deps),
    startSecondFactor: startSecondFactor(deps),
    confirmSecondFactor: confirmSecondFactor(deps),
    removeSecondFactor: removeSecondFactor(deps),
    proveAgain: proveAgain(deps),
    askFactorReset: askFactorReset(deps),
    stopFactorReset: stopFactorReset(deps),
    decideFactorReset: decideFactorReset(deps),
    newBackupCodes: newBackupCodes(deps),
    listPasskeys: listPasskeys(deps),
    startPasskey: startPasskey(deps),
    registerPasskey: registerPasskey(deps),
    removePasskey: removePasskey(deps),
    listSessions: listSessions(deps),
    endSession: endSession(deps),
    endOtherSessions: endOtherSessions(deps),
    listPeople: listPeople(deps),
    viewPerson: viewPerson(deps),
    grantRole: grantRole(deps),
    revokeRole: revokeRole(deps),
    disableAccount: disableAccount(deps),
    enableAccount: enableAccount(deps),
    viewProfile: viewProfile(deps),
    updateProfile: updateProfile(deps),
    completeProfile: completeProfile(deps),
    viewToken: viewToken(deps),
    viewDevice: viewDevice(deps),
    askDeviceAgain: askDeviceAgain(deps),
    choosePin: choosePin(deps),
    enterPin: enterPin(deps),
  },
  place: {
    listPlaces: listPlaces(deps),
    listCounterNames: listCounterNames(deps),
    findPlace: findPlace(deps),
    browsePlaces: browsePlaces(deps),
    viewPlace: viewPlace(deps),
    savePlace: savePlace(deps),
    retirePlace: retirePlace(deps),
  },
  audit: { listActs: listActs(deps), exportActs: exportActs(deps), checkChain: checkChain(deps) },
  settings: { viewSettings: viewSettings(deps), changeSetting: changeSetting(deps) },
  content: {
    viewHome: viewHome(deps),
    viewContent: viewContent(deps),
    changeContent: changeContent(deps),
    previewContent: previewContent(deps),
  },
  operator: {
    listOperators: listOperators(deps),
    registerOperator: registerOperator(deps),
    addDocuments: addDocuments(deps),
    viewApplication: viewApplication(deps),
    downloadDocument: downloadDocument(deps),
    listFleet: listFleet(deps),
    listWeek: listWeek(deps),
    listOperatorApplications: listOperatorApplications(deps),
    viewOperator: viewOperator(deps),
    decideOperator: decideOperator(deps),
    inviteStaff: inviteStaff(deps),
    listStaff: listStaff(deps),
    changeStaffRole: changeStaffRole(deps),
    revokeStaff: revokeStaff(deps),
    withdrawInvitation: withdrawInvitation(deps),
    viewInvitations: viewInvitations(deps),
    acceptInvitation: acceptInvitation(deps),
    declineInvitation: declineInvitation(deps),
    listDevices: listDevices(deps),
    decideDevice: decideDevice(deps),
  },
  search: {
    searchTrips: searchTrips(deps),
    compareDays: compareDays(deps),
    countSeatsLeft: countSeatsLeft(deps),
    suggestAlternatives: suggestAlternatives(deps),
    listRoutes: listRoutes(deps),
    viewOffer: viewOffer(deps),
    viewRoute: viewRoute(deps),
  },
  card: { drawCard: drawCard(deps) },
  fleet: {
    listSeatPlans: listSeatPlans(deps),
    viewSeatPlan: viewSeatPlan(deps),
    saveSeatPlan: saveSeatPlan(deps),
    retireSeatPlan: retireSeatPlan(deps),
    protectWomenAlone: protectWomenAlone(deps),
    listNetwork: listNetwork(deps),
    viewCounter: viewCounter(deps),
    saveCounter: saveCounter(deps),
    retireCounter: retireCounter(deps),
    viewOwnRoute: viewOwnRoute(deps),
    saveRoute: saveRoute(deps),
    retireRoute: retireRoute(deps),
    listCoaches: listCoaches(deps),
    viewCoach: viewCoach(deps),
    saveCoach: saveCoach(deps),
    retireCoach: retireCoach(deps),
    viewCoachImage: viewCoachImage(deps),
    uploadCoachImage: uploadCoachImage(deps),
    claimCoachImage: claimCoachImage(deps),
    viewLogo: viewLogo(deps),
    ownLogo: ownLogo(deps),
    changeLogo: changeLogo(deps),
  },
  promo: {
    listPromos: listPromos(deps),
    viewPromo: viewPromo(deps),
    savePromo: savePromo(deps),
    switchPromo: switchPromo(deps),
  },
  seating: {
    viewSeatMap: viewSeatMap(deps),
    listSeats: listSeats(deps),
    watchSeats: watchSeats(deps),
  },
  enquiry: { sendEnquiry: sendEnquiry(deps) },
  booking: {
    tokenOf: tokenOf(deps),
    holdSeats: holdSeats(deps),
    sendNumberCode: sendNumberCode(deps),
    proveNumber: proveNumber(deps),
    viewUnpaid: viewUnpaid(deps),
    releaseSeats: releaseSeats(deps),
    viewHold: viewHold(deps),
    choosePoints: choosePoints(deps),
    applyPromo: applyPromo(deps),
    removePromo: removePromo(deps),
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
    listMyTickets: listMyTickets(deps),
    countGuestBookings: countGuestBookings(deps),
    joinGuestBookings: joinGuestBookings(deps),
  },
  refund: { quoteRefund: quoteRefund(deps), cancelAndRefund: cancelAndRefund(deps) },
  trip: {
    addBus: addBus(deps),
    viewBusForm: viewBusForm(deps),
    listSchedules: listSchedules(deps),
    viewSchedule: viewSchedule(deps),
    saveSchedule: saveSchedule(deps),
    dropSchedule: dropSchedule(deps),
    previewSchedule: previewSchedule(deps),
    publishSchedule: publishSchedule(deps),
    retireSchedule: retireSchedule(deps),
    viewTrip: viewTrip(deps),
    listChoices: listChoices(deps),
    previewChange: previewChange(deps),
    keepSeats: keepSeats(deps),
    releaseBlock: releaseBlock(deps),
    delayTrip: delayTrip(deps),
    changeCoach: changeCoach(deps),
    changeCounter: changeCounter(deps),
    cancelTrip: cancelTrip(deps),
    setSupervisor: setSupervisor(deps),
  },
  boarding: {
    listManifests: listManifests(deps),
    viewManifest: viewManifest(deps),
    printManifest: printManifest(deps),
    exportManifest: exportManifest(deps),
    viewBoarding: viewBoarding(deps),
    markBoarding: markBoarding(deps),
    leaveStop: leaveStop(deps),
  },
  counter: {
    openShift: openShift(deps),
    closeShift: closeShift(deps),
    viewOpenShift: viewOpenShift(deps),
    viewShift: viewShift(deps),
    listCounters: listCounters(deps),
    listJourneys: listJourneys(deps),
    viewJourney: viewJourney(deps),
    sellAtCounter: sellAtCounter(deps),
    holdByPhone: holdByPhone(deps),
    collectPhoneHold: collectPhoneHold(deps),
    releasePhoneHold: releasePhoneHold(deps),
    listOpenSales: listOpenSales(deps),
    findSales: findSales(deps),
    viewSale: viewSale(deps),
    quoteAtCounter: quoteAtCounter(deps),
    cancelAtCounter: cancelAtCounter(deps),
    payOutRefund: payOutRefund(deps),
    listShifts: listShifts(deps),
  },
  settlement: {
    setCommission: setCommission(deps),
    viewCommission: viewCommission(deps),
    viewSettlements: viewSettlements(deps),
    viewSettlement: viewSettlement(deps),
    exportSettlement: exportSettlement(deps),
    listDue: listDue(deps),
    prepareSettlements: prepareSettlements(deps),
    approveSettlement: approveSettlement(deps),
    carrySettlement: carrySettlement(deps),
    paySettlement: paySettlement(deps),
  },
  voice: {
    viewVoice: viewVoice(deps),
    viewReports: viewPassengerReports(deps),
    reportTrip: reportTrip(deps),
    judgeAnswer: judgeAnswer(deps),
    listReports: listReports(deps),
    answerReports: answerReports(deps),
    overseeReports: overseeReports(deps),
    viewShare: viewShare(deps),
    shareTrip: shareTrip(deps),
    withdrawShare: withdrawShare(deps),
    viewSharedTrip: viewSharedTrip(deps),
  },
  report: { viewReports: viewReports(deps) },
  admin: {
    viewToday: viewToday(deps),
    findBookings: findBookings(deps),
    viewBooking: viewBooking(deps),
    askGateway: askGateway(deps),
    resendTicket: resendTicket(deps),
    cancelForPassenger: cancelForPassenger(deps),
    giveBack: giveBack(deps),
    countMoney: countMoney(deps),
    listReviews: listReviews(deps),
    decideReview: decideReview(deps),
    listSilentPayments: listSilentPayments(deps),
    listTroubledRefunds: listTroubledRefunds(deps),
    askAboutRefund: askAboutRefund(deps),
    sendRefundAgain: sendRefundAgain(deps),
    settleOutside: settleOutside(deps),
    listUnseated: listUnseated(deps),
    listRequests: listRequests(deps),
    decideRequest: decideRequest(deps),
    viewHealth: viewHealth(deps),
    wantCheck: wantCheck(deps),
  },
});

export type Portal = ReturnType<typeof callsOf>;

/**
 * Everything that can be asked of Poth, by noun: web and API call these and nothing else. Each stands behind its gate
 * of portal-gates.ts, and what it refuses to a visitor leaves a line in the log.
 */
export const buildPortal = (deps: Deps): Portal =>
  noting(gated(callsOf(deps), portalGates, deps.now), refusalNotes(deps));
