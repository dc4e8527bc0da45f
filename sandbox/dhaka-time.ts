const aheadMs = 6 * 3_600_000;

/** "2026-11-27 18:14:09": a moment (epoch ms) as clocks in Dhaka show it, without a zone, as the gateway writes it. */
export function dhakaTime(at: number): string {
  return new Date(at + aheadMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** "2026-11-27": the day in Dhaka. */
export function dhakaDay(at: number): string {
  return dhakaTime(at).slice(0, 10);
}
