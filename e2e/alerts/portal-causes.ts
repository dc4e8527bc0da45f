import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import { readDemand } from '../../bench/demand.ts';
import { newAddress } from '../../server/testing/buyer.ts';
import type { Cause } from './cause.ts';
import { sizeOfSmallDisk } from './disk.ts';

/** Repeats work until it is stopped, then waits for its end. */
const repeat = (workers: number, work: () => Promise<unknown>) => {
  const stopping = new AbortController();
  const loops = Array.from({ length: workers }, async () => {
    // Some calls fail while the portal is busy or away.
    while (!stopping.signal.aborted) await work().catch(() => pause(100));
  });
  return async (): Promise<void> => {
    stopping.abort();
    await Promise.all(loops);
  };
};
let stopRepeating = async (): Promise<void> => undefined;
const end = () => stopRepeating();

export const portalKilled: Cause = {
  alerts: ['PortalDown'],
  says: 'the portal is killed',
  begin: ({ killPortal }) => killPortal(),
  mended: 'it is started again',
  end: ({ startPortal }) => startPortal(),
};

export const diskFull: Cause = {
  alerts: ['DiskNearlyFull'],
  says: `a file fills the disk of the data directory, which is one of ${sizeOfSmallDisk} of its own`,
  begin: async ({ disk }) => {
    if (!disk)
      throw new Error('a disk of its own needs the right to mount one (root), which this program has not');
    disk.fill();
  },
  mended: 'the file is deleted',
  end: async ({ disk }) => disk?.clear(),
};

/** Table that every purchase reads and that the portal loses the right to read. */
const table = 'tran_directory';

export const rightTaken: Cause = {
  alerts: ['CallsFail'],
  says: `the portal may not read a table any more (${table}), and people go on buying`,
  begin: ({ database: { pool } }) => pool.query(`revoke select on ${table} from poth_app`),
  mended: 'it may again',
  end: ({ database: { pool } }) => pool.query(`grant select on ${table} to poth_app`),
};

export const scriptsFail: Cause = {
  alerts: ['ScriptErrorsRise'],
  says: 'browsers tell of an error in every page view',
  begin: async ({ sites: { portalUrl } }) => {
    const error = { kind: 'TypeError', file: null, line: 1, column: 1 };
    const body = JSON.stringify({ page: '/', ttfb: 100, errors: [error] });
    stopRepeating = repeat(1, async () => {
      const from = { origin: portalUrl, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() };
      await send('POST', `${portalUrl}/measures`, from, body);
      await pause(500);
    });
  },
  mended: 'no error is told any more',
  end,
};

/** Concurrent page views, more than may be rendered and queued. */
const viewers = 80;

export const tooManyViewers: Cause = {
  alerts: ['Overloaded'],
  says: `${viewers} people ask for result pages without a pause`,
  begin: async ({ sites: { portalUrl }, database: { pool } }) => {
    const pages = (await readDemand(pool)).pages(1_000);
    let turn = 0;
    stopRepeating = repeat(viewers, async () => {
      const headers = { 'x-forwarded-for': newAddress(), cookie: 'own=1' };
      const { status } = await send('GET', `${portalUrl}${pages[turn++ % pages.length]}`, headers);
      if (status >= 500) await pause(50);
    });
  },
  mended: 'they are gone',
  end,
};

const [heldUpMs, goesOnMs] = [800, 600];

export const threadHeldUp: Cause = {
  alerts: ['EventLoopSlow'],
  says: `the portal's process is held up ${heldUpMs} ms at a time`,
  begin: async ({ freezePortal, thawPortal }) => {
    stopRepeating = repeat(1, async () => {
      freezePortal();
      await pause(heldUpMs);
      thawPortal();
      await pause(goesOnMs);
    });
  },
  mended: 'it runs freely',
  end,
};
