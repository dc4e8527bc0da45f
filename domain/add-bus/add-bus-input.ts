import { z } from 'zod';
import { Bytes } from '../bytes.ts';

const Text = z.string().max(300);

/** A counter that was chosen ('' for the company's own one there, or a new one), with what a new one needs. */
const CounterChoice = z.strictObject({
  counterId: z.union([z.literal(''), z.uuid()]).default(''),
  address: Text.default(''),
  phone: Text.default(''),
});

/**
 * A bus as its owner typed it: one dated coach, or one that is repeated. The reading in add-bus.ts says what is wrong.
 * key: the form's own; the same form sent twice makes one bus.
 */
export const AddBusInput = z.strictObject({
  key: z.uuid(),
  busName: Text,
  busNumber: Text,
  date: Text,
  /** The id of a place, or what was typed. */
  from: Text,
  destination: Text,
  reportingTime: Text,
  departureTime: Text,
  fare: Text,
  coachType: Text,
  /** A template's name or the id of one of the company's own plans. */
  seatPlan: Text,
  /** Empty: by the table of running times. */
  arrivalTime: Text.default(''),
  /** Null: what such a coach usually has. */
  facilities: z.array(Text).max(30).nullable().default(null),
  boarding: CounterChoice.prefault({}),
  dropping: CounterChoice.prefault({}),
  /** Days of the week on which it runs again, 0 for Sunday, and until when; none and '': this once. */
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
  until: Text.default(''),
  /** Dates on which it does not run. */
  exceptions: z.array(Text).max(31).default([]),
  image: Bytes.nullable().default(null),
});
export type AddBusInput = z.input<typeof AddBusInput>;
export type BusTyped = z.output<typeof AddBusInput>;
