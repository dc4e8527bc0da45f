import { paisa } from './money.ts';

/** The limits of buying; an installation or an operator may set its own later. */
export const settings = {
  seatsPerBooking: 4,
  holdsPerBrowser: 2,
  seatsPerPhone: 4,
  holdMinutes: 10,
  paymentMinutes: 5,
  graceMinutes: 2,
  webSaleClosesMinutes: 30,
  /** Seats kept for a caller are on sale again so long before departure. */
  phoneHoldEndsMinutes: 60,
  saleOpensDays: 30,
  reportingMinutes: 30,
  serviceChargePerSeat: paisa(0),
  vatBasisPoints: 0,
  refundBusinessDays: [3, 14],
} as const;
