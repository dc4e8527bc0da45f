import { z } from 'zod';
import { planLimits } from './plan-faults.ts';

// Not named seat-…: those files are in the chunk of the seat map (web/vite.config.ts), which would then load zod.
const SeatNoInput = z.string().min(1).max(6);

/** Seats of one request, up to a number. */
export const seatNosInput = (most: number) => z.array(SeatNoInput).min(1).max(most);

/** Seats of one booking: a group that buys at a counter may fill a coach. */
export const SeatNosInput = seatNosInput(planLimits.seats);
