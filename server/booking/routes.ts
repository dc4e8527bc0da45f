import {
  choosePointsCall,
  enterDetailsCall,
  holdSeatsCall,
  newTokenCall,
  proveNumberCall,
  releaseSeatsCall,
  sendNumberCodeCall,
} from '@poth/domain/booking/api.ts';
import { seatPrice } from '@poth/domain/booking/seat-price.ts';
import { applyPromoCall, removePromoCall } from '@poth/domain/promo/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import type { BookingRow } from './store.ts';

const present = ({ heldUntil, chargePerSeatPaisa, ...booking }: BookingRow) => ({
  tripId: booking.tripId,
  bookingId: booking.bookingId,
  state: booking.state,
  pnr: booking.pnr,
  heldUntil: heldUntil.toISOString(),
  fromStopNo: booking.fromStopNo,
  toStopNo: booking.toStopNo,
  boardingCounterId: booking.boardingCounterId,
  droppingCounterId: booking.droppingCounterId,
  seats: booking.seats.map((seat) => {
    const serviceChargePaisa = chargePerSeatPaisa ?? 0;
    return { ...seat, serviceChargePaisa, pricePaisa: seatPrice(seat.farePaisa, serviceChargePaisa) };
  }),
});

/** Holds and details. */
export const bookingRoutes = ({ booking }: Portal) =>
  contractApp()
    .openapi(newTokenCall, (c) => c.json(booking.tokenOf(c.var.actor), 200))
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
