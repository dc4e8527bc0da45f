import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { SettingKey } from '@poth/domain/settings.ts';
import { waitUntilFilled } from '../../bench/program.ts';
import { scatteredWishes } from '../../bench/wishes.ts';
import { touchEveryTrip } from '../../server/db/touch.ts';
import { openDatabase } from '../../server/db/database.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { gatewayControl } from '../../server/testing/gateway-control.ts';
import { type Child, startChild } from '../crash/child.ts';
import { startDatabase } from './database.ts';
import { mountSmallDisk } from './disk.ts';
import type { Traffic } from './traffic.ts';

/** Number of days ahead on which the demonstration's counters sell, and one more. */
const daysOfCounters = 11;
/** Time within which processes read changed settings. */
const settingsReadMs = 3_000;
const gatewayTimeoutMs = 2_000;

/** Shortest settings that an admin may choose: the gateway's session ends three minutes after the first seat. */
const shortPurchase: Partial<Record<SettingKey, number>> = {
  holdMinutes: 3,
  paymentMinutes: 0,
  graceMinutes: 0,
};

/** Opens an installation whose parts can be taken away one by one; closers are called in reverse order. */
export const openStage = async (closers: (() => unknown)[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-alerts-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL may have to run as another user than this program.
  chmodSync(folder, 0o755);
  const [dataDir, logFile] = [join(folder, 'data'), join(folder, 'programs.log')];
  const disk = mountSmallDisk(dataDir);
  closers.push(() => disk?.unmount());
  const database = await startDatabase(join(folder, 'postgres'));
  closers.push(database.stop);
  const metricsPort = await freePort();
  const env = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    DATABASE_URL: database.url,
    POTH_DATA_DIR: dataDir,
    POTH_DEMONSTRATION: 'on',
    POTH_PROCESSES: '1',
    POTH_METRICS_PORT: String(metricsPort),
    SSLCZ_TIMEOUT_MS: String(gatewayTimeoutMs),
    TRUST_PROXY: '1',
  };
  const sandbox = startChild('sandbox', env, logFile);
  closers.push(sandbox.stop);
  const sandboxUrl = await sandbox.ready;
  let portal: Child | undefined;
  const startPortal = async (): Promise<void> => {
    portal = startChild('portal', env, logFile);
    await portal.ready;
  };
  closers.push(() => portal?.stop());
  await startPortal();
  const own = (): Child => {
    if (!portal) throw new Error('the portal does not run');
    return portal;
  };

  await waitUntilFilled(database.url);
  for (const [key, value] of Object.entries(shortPurchase))
    await database.pool.query(
      `insert into portal_setting (key, value, changed_by) values ($1, $2::jsonb, 'console')`,
      [key, JSON.stringify(value)],
    );
  const db = openDatabase(database.url, 'poth_app', { max: 1 });
  await db
    .transaction()
    .execute(touchEveryTrip)
    .finally(() => db.destroy());
  await pause(settingsReadMs);
  const first = addDays(dhakaDate(new Date()), daysOfCounters).replaceAll('-', '');
  const wishes = (await scatteredWishes(database.pool)).filter(({ tripId }) => tripId.slice(0, 8) > first);
  return {
    folder,
    dataDir,
    logFile,
    disk,
    database,
    metricsPort,
    sites: { portalUrl: `http://localhost:${env.PORT}`, sandboxUrl },
    sandbox: gatewayControl(sandboxUrl),
    wishes: wishes.values(),
    startPortal,
    killPortal: () => own().kill(),
    freezePortal: () => own().freeze(),
    thawPortal: () => own().thaw(),
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>> & { traffic: Traffic };
