import type { PaymentState } from './lifecycle.ts';

/** Longer than a gateway is waited for: a page that has not come by then was lost with the server that opened it. */
const openingMs = 15_000;

/** Whether the page of an attempt was being opened and cannot come any more. */
export const diedOpening = (
  { state, openingSince }: { state: PaymentState; openingSince: Date | null },
  now: Date,
): boolean =>
  state === 'created' && openingSince !== null && now.getTime() - openingSince.getTime() > openingMs;
