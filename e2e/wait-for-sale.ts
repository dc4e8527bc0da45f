import type { FullConfig } from '@playwright/test';
import { dayAhead } from './traveller.ts';

/** Last day ahead on which the demonstration's counters sell; they fill the nearest days first, in the background. */
const lastDayWithSales = 8;
const patienceMs = 120_000;

/** Waits until the demonstration is filled: a machine busy with that would distort every measurement. */
export default async function waitForSale({ projects }: FullConfig): Promise<void> {
  const address = `${projects[0]?.use.baseURL}/api/trips?from=dhaka&to=bogura&date=${dayAhead(lastDayWithSales)}`;
  const until = Date.now() + patienceMs;
  for (;;) {
    const { offers } = (await (await fetch(address)).json()) as { offers: { seatsLeft: number }[] };
    if (offers.some(({ seatsLeft }) => seatsLeft < 27)) return;
    if (Date.now() > until) throw new Error('the demonstration was never filled');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
