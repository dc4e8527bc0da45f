import type { FullConfig } from '@playwright/test';
import { dayAhead } from './traveller.ts';

/** The demonstration's counters sell up to this many days ahead, the nearest first, behind the first page. */
const lastDayWithSales = 8;
const patienceMs = 120_000;

/** Waits until the demonstration is filled: a machine busy with that is no measure of a page. */
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
