import { IdempotencyKey } from '@poth/domain/booking/input.ts';

/** Generates an idempotency key for an action that a page offers: sent twice, it is done once. */
export const drawKey = (): string => crypto.randomUUID();

/** Reads the key that a form carried; a form without one counts as a new request each time. */
export const keyOf = (form: FormData): string => {
  const read = IdempotencyKey.safeParse(form.get('key'));
  return read.success ? read.data : drawKey();
};
