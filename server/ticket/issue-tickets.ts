import { sum } from '@poth/domain/money.ts';
import { spreadOver } from '@poth/domain/promo/discount.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { Deps } from '../deps.ts';
import { signTicket } from './sign-ticket.ts';
import type { NewTicket } from './ticket-steps-store.ts';

type Seat = { seatNo: string; farePaisa: number; passengerName: string; passengerKind: 'adult' | 'child' };
type Ticketed = {
  tripId: string;
  fromStopNo: number;
  toStopNo: number;
  serviceChargePaisa: number;
  discountPaisa: number;
  seats: readonly Seat[];
};

/** Splits an amount evenly over the seats; the remainder goes to the first. */
const share = (amount: number, seats: number, index: number): number =>
  Math.floor(amount / seats) + (index === 0 ? amount % seats : 0);

/** Makes one signed ticket for each seat of a booking, with its share of the charge and of the discount. */
export const makeSignedTickets = (
  ticketSigner: Deps['ticketSigner'],
  booking: Ticketed,
  times: { departsAt: Date; arrivesAt: Date },
  now: Date,
): NewTicket[] => {
  const { tripId, fromStopNo, toStopNo, seats } = booking;
  const priced = seats.map((seat, index) => ({
    ...seat,
    serviceChargePaisa: share(booking.serviceChargePaisa, seats.length, index),
  }));
  const allFaresPaisa = sum(seats.map(({ farePaisa }) => farePaisa));
  // The credit of an earlier booking may pay more than the fares, a part of the charge too; a promo code never does.
  const isAboveFares = booking.discountPaisa > allFaresPaisa;
  const discounts = spreadOver(
    booking.discountPaisa,
    priced.map(({ farePaisa, serviceChargePaisa }) => farePaisa + (isAboveFares ? serviceChargePaisa : 0)),
  );
  return priced.map(({ seatNo, farePaisa, serviceChargePaisa, passengerName, passengerKind }, index) => {
    const ticketId = timeOrderedId();
    const ticket = { tripId, ticketId, seatNo, fromStopNo, toStopNo, issueNo: 1 };
    return {
      ticketId,
      seatNo,
      passengerName,
      passengerKind,
      farePaisa,
      serviceChargePaisa,
      discountPaisa: discounts[index] ?? 0,
      code: signTicket(ticketSigner, { ...ticket, passengerName, ...times }, now),
    };
  });
};
