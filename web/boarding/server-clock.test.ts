import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const at = new Date('2026-11-27T16:00:00Z');
const dayMs = 86_400_000;
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openedAs = (keptAt?: Date) =>
  vi.stubGlobal('document', { documentElement: { dataset: keptAt ? { keptAt: keptAt.toISOString() } : {} } });

test('a phone a day behind knows the hour by a list that has just come, and by a copy opened hours later', async () => {
  openedAs(later(at, -dayMs));
  vi.setSystemTime(later(at, 3 * 3_600_000 - dayMs));
  const { setServerClockOnce, setServerClock, serverNow } = await import('./server-clock.ts');
  setServerClockOnce(at);
  expect(serverNow()).toEqual(later(at, 3 * 3_600_000));
  // The phone's clock is corrected: the next list adjusts the offset, and rendering an old one again changes nothing.
  vi.setSystemTime(later(at, 4 * 3_600_000));
  setServerClock(later(at, 4 * 3_600_000));
  setServerClockOnce(at);
  expect(serverNow()).toEqual(later(at, 4 * 3_600_000));
});
