import {
  choosePointsCall,
  enterDetailsCall,
  holdSeatsCall,
  newTokenCall,
  proveNumberCall,
  releaseSeatsCall,
  sendNumberCodeCall,
  viewHoldCall,
} from '@poth/domain/booking/api.ts';
import type { Booking } from '@poth/domain/booking/booking.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { fareBeforeBothWaysDiscount } from '@poth/domain/booking/both-ways.ts';
import { seatPrice } from '@poth/domain/booking/seat-price.ts';
import { applyPromoCall, removePromoCall } from '@poth/domain/promo/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import type { BookingRow } from './store.ts';

const presentBooking = ({ heldUntil, ...booking }: Booking, chargePerSeatPaisa: number) => ({
  tripId: booking.tripId,
  bookingId: booking.bookingId,
  state: booking.state,
  pnr: booking.pnr,
  heldUntil: heldUntil.toISOString(),
  fromStopNo: booking.fromStopNo,
  toStopNo: booking.toStopNo,
  boardingCounterId: booking.boardingCounterId,
  droppingCounterId: booking.droppingCounterId,
  seats: booking.seats.map(({ bothWaysOffPaisa, ...seat }) => ({
    ...seat,
    farePaisa: fareBeforeBothWaysDiscount({ ...seat, bothWaysOffPaisa }),
    serviceChargePaisa: chargePerSeatPaisa,
    pricePaisa: seatPrice(fareBeforeBothWaysDiscount({ ...seat, bothWaysOffPaisa }), chargePerSeatPaisa),
  })),
});

const present = (booking: BookingRow) => presentBooking(booking, booking.chargePerSeatPaisa ?? 0);

const presentCheckout = ({
  booking,
  price,
  bothWaysPercent,
  promo,
  refundTable,
  women,
  ...payments
}: Checkout) => ({
  booking: presentBooking(booking, price.serviceChargePaisa / Math.max(1, booking.seats.length)),
  price,
  bothWaysPercent,
  promo,
  refundTable: refundTable.map(({ until, ...tier }) => ({ ...tier, until: until.toISOString() })),
  womenOnlySeats: [...women.seatNos],
  openPayment: payments.openPayment,
  lastAttempt: payments.lastAttempt,
  restingMethods: [...payments.restingMethods],
});

/** Routes of holds and details. */
export const bookingRoutes = ({ booking, payment }: Portal) =>
  contractApp()
    .openapi(newTokenCall, async (c) => c.json(await booking.tokenOf(c.var.actor), 200))
    .openapi(viewHoldCall, async (c) =>
      c.json(presentCheckout(await payment.viewCheckout(c.var.actor, c.req.valid('param'))), 200),
    )
    .openapi(holdSeatsCall, async (c) =>
      c.json(present(await booking.holdSeats(c.var.actor, c.req.valid('json'))), 200),
    )
    .openapi(sendNumberCodeCall, async (c) =>
      c.json(await booking.sendNumberCode(c.var.actor, c.req.valid('json')), 200),
    )
    .openapi(proveNumberCall, async (c) => {
      await booking.proveNumber(c.var.actor, c.req.valid('json'));
      return c.json({ done: true as const }, 200);
    })
    .openapi(releaseSeatsCall, async (c) =>
      c.json(present(await booking.releaseSeats(c.var.actor, c.req.valid('json'))), 200),
    )
    .openapi(choosePointsCall, async (c) => {
      await booking.choosePoints(c.var.actor, c.req.valid('json'));
      return c.json({ done: true as const }, 200);
    })
    .openapi(applyPromoCall, async (c) => {
      await booking.applyPromo(c.var.actor, c.req.valid('json'));
      return c.json({ done: true as const }, 200);
    })
    .openapi(removePromoCall, async (c) => {
      await booking.removePromo(c.var.actor, c.req.valid('json'));
      return c.json({ done: true as const }, 200);
    })
    .openapi(enterDetailsCall, async (c) => {
      await booking.enterDetails(c.var.actor, c.req.valid('json'));
      return c.json({ done: true as const }, 200);
    });
