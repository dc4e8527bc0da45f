import { IdempotencyKey } from '@poth/domain/booking/input.ts';

/** Draws the key of a thing that a page offers to do: sent twice, it is done once. */
export const drawKey = (): string => crypto.randomUUID();

/** Reads the key that a form carried; a form without one is a new request each time. */
export const keyOf = (form: FormData): string => {
  const read = IdempotencyKey.safeParse(form.get('key'));
  return read.success ? read.data : drawKey();
};
