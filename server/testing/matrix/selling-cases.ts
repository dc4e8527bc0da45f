import { randomUUID } from 'node:crypto';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { newPhone } from '../buyer.ts';
import type { CasesOf } from './case.ts';
import { aBrowser } from '../browser.ts';
import { by, open, personal } from './case.ts';
import { roomDays } from './scene.ts';

const journey = { fromStopNo: 0, toStopNo: 2 };
const town = (placeId: string) => {
  const name = { en: placeId, bn: placeId };
  return { placeId, name, district: name, aliases: [] };
};
const criteria = {
  from: town('dhaka'),
  to: town('naogaon'),
  date: addDays(dhakaDate(new Date()), 1),
  period: null,
  coachType: null,
};

/** Offers are open to everybody; a hold is for its browser, a ticket for its owner. */
export const searchCases: CasesOf<'search'> = {
  searchTrips: open(({ search }, { actor }) => search.searchTrips(actor, criteria)),
  compareDays: open(({ search }, { actor }) => search.compareDays(actor, criteria)),
  compareMonth: open(({ search }, { actor }) => search.compareMonth(actor, criteria)),
  countSeatsLeft: open(({ search }, { actor }) => search.countSeatsLeft(actor, criteria)),
  suggestAlternatives: open(({ search }, { actor }) => search.suggestAlternatives(actor, criteria)),
  findConnections: open(({ search }, { actor }) => search.findConnections(actor, criteria)),
  listRoutes: open(({ search }, { actor }) => search.listRoutes(actor)),
  viewOffer: open(({ search }, { actor }, { tripId }) => search.viewOffer(actor, { tripId, ...journey })),
  viewRoute: open(({ search }, { actor }) => search.viewRoute(actor, 'dhaka-to-naogaon')),
};

export const linkPreviewCases: CasesOf<'linkPreview'> = {
  drawCard: open(({ linkPreview }, { actor }) =>
    linkPreview.drawCard(actor, { slug: 'nowhere', language: 'en' }),
  ),
};

export const seatingCases: CasesOf<'seating'> = {
  viewSeatMap: open(({ seating }, { actor }, { tripId }) =>
    seating.viewSeatMap(actor, { tripId, ...journey }),
  ),
  listSeats: open(({ seating }, { actor }, { tripId }) => seating.listSeats(actor, [tripId])),
  watchSeats: open(({ seating }) => typeof seating.watchSeats),
};

/** A place on a waiting list is for its number; anybody with its link may take its offer. */
export const seatWaitlistCases: CasesOf<'seatWaitlist'> = {
  viewWaitlist: open(({ seatWaitlist }, { actor }, { tripId }) =>
    seatWaitlist.viewWaitlist(actor, { tripId, ...journey }),
  ),
  sendWaitlistCode: open(({ seatWaitlist }, { actor }) =>
    seatWaitlist.sendWaitlistCode(actor, { phone: newPhone(), language: 'en' }),
  ),
  joinWaitlist: open(
    ({ seatWaitlist }, { actor }, { tripId }) =>
      seatWaitlist.joinWaitlist(actor, {
        tripId,
        ...journey,
        wants: 'offer',
        seatCount: 1,
        onlyWomen: false,
        language: 'en',
        proof: null,
      }),
    'seats-free',
  ),
  viewPlace: open(({ seatWaitlist }, { actor }, { placeToken }) => seatWaitlist.viewPlace(actor, placeToken)),
  takeOffer: open(
    ({ seatWaitlist }, { actor }, { placeToken }) =>
      seatWaitlist.takeOffer(actor, { token: placeToken, language: 'en', key: randomUUID() }),
    'offer-over',
  ),
  passOffer: open(
    ({ seatWaitlist }, { actor }, { placeToken }) => seatWaitlist.passOffer(actor, placeToken),
    'offer-over',
  ),
  leaveWaitlist: open(({ seatWaitlist }, { actor }, { placeToken }) =>
    seatWaitlist.leaveWaitlist(actor, placeToken),
  ),
};

/** A wish is for its number; anybody with its link may end it. */
export const notifyMeCases: CasesOf<'notifyMe'> = {
  makeWish: open(
    ({ notifyMe }, { actor }) =>
      notifyMe.makeWish(actor, {
        from: 'dhaka',
        to: 'naogaon',
        date: addDays(dhakaDate(new Date()), 3),
        kind: 'price',
        mostTaka: '1',
        language: 'en',
        proof: null,
      }),
    'phone: phone-missing',
  ),
  viewRoad: open(({ notifyMe }, { actor }) =>
    notifyMe.viewRoad(actor, { from: 'dhaka', to: 'naogaon', date: addDays(dhakaDate(new Date()), 3) }),
  ),
  viewWish: open(({ notifyMe }, { actor }, { wishToken }) => notifyMe.viewWish(actor, wishToken)),
  withdrawWish: open(({ notifyMe }, { actor }) => notifyMe.withdrawWish(actor, 'made up')),
};

/** A place is for its browser; lists of rooms are for the desks of owner and admin. */
export const waitingRoomCases: CasesOf<'waitingRoom'> = {
  listRooms: open(({ waitingRoom }, { actor }) => waitingRoom.listRooms(actor)),
  viewRoom: open(({ waitingRoom }, { actor }, { roomId }) => waitingRoom.viewRoom(actor, { roomId })),
  viewLot: open(
    ({ waitingRoom }, { actor }, { roomId }) => waitingRoom.viewLot(actor, { roomId }),
    'lot-not-drawn',
  ),
  takePlace: open(({ waitingRoom }, { actor }, { roomId }) =>
    waitingRoom.takePlace(actor, { roomId }, aBrowser()),
  ),
  viewPlace: open(
    ({ waitingRoom }, { actor }, { roomId }) => waitingRoom.viewPlace(actor, { roomId, place: 'made up' }),
    'waiting-place-unknown',
  ),
  enterSale: open(
    ({ waitingRoom }, { actor }, { roomId }) =>
      waitingRoom.enterSale(actor, { roomId, place: 'made up' }, aBrowser()),
    'waiting-place-unknown',
  ),
  listDeskRooms: by(
    'ownerOfAnother',
    'operatorOwner',
  )(({ waitingRoom }, { actor }) => waitingRoom.listDeskRooms(actor, { reach: 'own' })),
  switchRoom: by('admin')(({ waitingRoom }, { actor }) =>
    waitingRoom.switchRoom(actor, {
      serviceDate: addDays(dhakaDate(new Date()), roomDays),
      reach: 'all',
      isOn: true,
    }),
  ),
  enterValue: by('admin')(
    ({ waitingRoom }, { actor }, { roomId }) => waitingRoom.enterValue(actor, { roomId, value: '7' }),
    'already-decided',
  ),
};

export const bookingCases: CasesOf<'booking'> = {
  tokenOf: open(({ booking }, { actor }) => booking.tokenOf(actor)),
  holdSeats: open(
    ({ booking }, { actor }, { tripId }) =>
      booking.holdSeats(actor, { tripId, ...journey, seatNos: ['Z9'], language: 'en', key: randomUUID() }),
    'seat-unknown',
  ),
  sendNumberCode: open(({ booking }, { actor }) =>
    booking.sendNumberCode(actor, { phone: newPhone(), language: 'en' }),
  ),
  proveNumber: open(
    ({ booking }, { actor }) =>
      booking.proveNumber(actor, { phone: newPhone(), codeId: randomUUID(), code: '123456' }),
    'code-expired',
  ),
  viewUnpaid: by(
    'conductor',
    'counterAgent',
    'operatorOwner',
  )(({ booking }, { actor }, { tripId }) => booking.viewUnpaid(actor, tripId)),
  releaseSeats: by('owner')(({ booking }, { actor }, { tripId, heldBookingId }) =>
    booking.releaseSeats(actor, { tripId, bookingId: heldBookingId, seatNos: ['Z9'] }),
  ),
  viewHold: open(({ booking }, { actor }, { tripId }) => booking.viewHold(actor, { tripId, ...journey })),
  choosePoints: by('owner')(
    ({ booking }, { actor }, { tripId, heldBookingId, counterId, droppingCounterId }) =>
      booking.choosePoints(actor, {
        tripId,
        bookingId: heldBookingId,
        boardingCounterId: counterId,
        droppingCounterId,
      }),
  ),
  applyPromo: by('owner')(
    ({ booking }, { actor }, { tripId, heldBookingId }) =>
      booking.applyPromo(actor, { tripId, bookingId: heldBookingId, code: 'NOSUCHCODE' }),
    'promo-unknown',
  ),
  removePromo: by('owner')(({ booking }, { actor }, { tripId, heldBookingId }) =>
    booking.removePromo(actor, { tripId, bookingId: heldBookingId }),
  ),
  enterDetails: by('owner')(({ booking }, { actor }, { tripId, heldBookingId }) =>
    booking.enterDetails(actor, {
      tripId,
      bookingId: heldBookingId,
      name: 'Tasnim Rahman',
      phone: '01799887766',
      email: '',
      passengers: [],
      termsAccepted: true,
      language: 'en',
    }),
  ),
};

export const paymentCases: CasesOf<'payment'> = {
  startPayment: by('owner')(
    ({ payment }, { actor }, { tripId, bookingId }) =>
      payment.startPayment(actor, { tripId, bookingId, method: 'bkash', key: randomUUID() }),
    'booking-closed',
  ),
  // A notice moves no money, whoever sends it: only the gateway's answer to a query does.
  receiveCallback: open(({ payment }, { actor }, { tranId }) =>
    payment.receiveCallback(actor, { kind: 'return', tranId, form: null }),
  ),
  viewCheckout: by('owner')(({ payment }, { actor }, { tripId, heldBookingId }) =>
    payment.viewCheckout(actor, { tripId, bookingId: heldBookingId }),
  ),
  viewBothCheckouts: by('owner')(({ payment }, { actor }, { tripId, heldBookingId, bookingId }) =>
    payment.viewBothCheckouts(actor, {
      tripId,
      bookingId: heldBookingId,
      otherWay: { tripId, bookingId },
    }),
  ),
  viewReceipt: by('owner')(({ payment }, { actor }, { pnr }) => payment.viewReceipt(actor, pnr)),
  viewPayment: by('owner')(({ payment }, { actor }, { tranId }) => payment.viewPayment(actor, tranId)),
};

export const ticketCases: CasesOf<'ticket'> = {
  viewOtherWays: by('owner')(({ ticket }, { actor }, { pnr }) => ticket.viewOtherWays(actor, pnr)),
  viewTicket: by('owner')(({ ticket }, { actor }, { pnr }) => ticket.viewTicket(actor, pnr)),
  lookUpTicket: open(({ ticket }, { actor }, { pnr, phone }) => ticket.lookUpTicket(actor, { pnr, phone })),
  openLink: by()(({ ticket }, { actor }, { pnr }) => ticket.openLink(actor, { pnr, key: 'made-up' })),
  sendCode: open(
    ({ ticket }, { actor }, { pnr, phone }) => ticket.sendCode(actor, { pnr, phone }),
    'number-has-its-codes',
  ),
  enterCode: open(
    ({ ticket }, { actor }, { pnr, phone, documentId }) =>
      ticket.enterCode(actor, { pnr, phone, codeId: documentId, code: '000000' }),
    'code-expired',
  ),
  downloadTicket: by('owner')(({ ticket }, { actor }, { pnr }) =>
    ticket.downloadTicket(actor, { pnr, language: 'en' }),
  ),
  sendTicketAgain: by('owner')(
    ({ ticket }, { actor }, { pnr }) => ticket.sendTicketAgain(actor, { pnr, key: randomUUID() }),
    'ticket-sent-lately',
  ),
  listMyTickets: personal(({ ticket }, { actor }) =>
    ticket.listMyTickets(actor, { section: 'upcoming', pages: 1 }),
  ),
  countGuestBookings: personal(({ ticket }, { actor }) => ticket.countGuestBookings(actor)),
  joinGuestBookings: personal(
    ({ ticket }, { actor }) => ticket.joinGuestBookings(actor),
    'phone: phone-missing',
  ),
};

export const refundCases: CasesOf<'refund'> = {
  quoteRefund: by('owner')(({ refund }, { actor }, { tripId, bookingId }) =>
    refund.quoteRefund(actor, { tripId, bookingId, seatNos: ['A1'] }),
  ),
  cancelAndRefund: by('owner')(
    ({ refund }, { actor }, { tripId, bookingId }) =>
      refund.cancelAndRefund(actor, {
        tripId,
        bookingId,
        seatNos: ['A1'],
        shownRefundPaisa: 999_999_999,
        termsAccepted: true,
        key: randomUUID(),
      }),
    'quote-changed',
  ),
};
