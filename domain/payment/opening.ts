import type { PaymentState } from './lifecycle.ts';

/** Longer than the timeout of a gateway: a page that has not come by then was lost with the process that was opening it. */
const openingMs = 15_000;

/** Tells whether the process that was opening an attempt's page has died, so that the page cannot come any more. */
export const isOpeningLost = (
  { state, openingSince }: { state: PaymentState; openingSince: Date | null },
  now: Date,
): boolean =>
  state === 'created' && openingSince !== null && now.getTime() - openingSince.getTime() > openingMs;
