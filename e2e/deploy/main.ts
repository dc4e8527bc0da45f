import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { startChild, waitUntilFilled } from '../../bench/program.ts';
import { scatteredWishes } from '../../bench/wishes.ts';
import { portalOptions } from '../../scripts/node-options.mjs';
import { startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { ensureDatabase } from '../../server/db/migrate.ts';
import { readSecrets } from '../../server/secrets.ts';
import { openKeys } from '../../server/start/open-keys.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { ticketKeys, verifyTicketCode } from '../../server/ticket/ticket-key.ts';
import { runScript } from '../restore/run-script.ts';
import { readTickets } from '../restore/sale.ts';
import { openProof } from '../proof.ts';
import { takeProgram } from './previous-program.ts';
import { startProxy } from './proxy.ts';
import { beginTraffic } from './traffic.ts';

// npm run prove:deploy [-- --seconds 60 --commit HEAD~1]: see README.md of this folder.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, commit: { type: 'string' } },
});
/** Number of days ahead on which the demonstration's counters sell, and one more. */
const daysOfCounters = 11;
const togetherMs = Number(values.seconds) * 1_000;
const aloneMs = togetherMs / 6;

const { check, closers, run } = openProof();

const readApplied = async (pool: pg.Pool): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from schema_migration order by number')).rows.map(
    ({ name }) => name,
  );

const prove = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-deploy-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL may have to run as another user than this program.
  chmodSync(folder, 0o755);
  const previous = join(folder, 'previous');
  console.log(`the program before: ${await takeProgram(values.commit, previous)}`);

  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: () => undefined,
  });
  closers.push(() => postgres.stop());
  const databaseUrl = await ensureDatabase(postgres.adminUrl, 'poth');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The end of the database may reach an idle connection before the pool's own end.
  pool.on('error', () => undefined);
  closers.push(() => pool.end());
  const proxy = await startProxy();
  closers.push(() => proxy.stop());
  const gateway = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const sandbox = await startChild('sandbox', gateway, []);
  closers.push(() => sandbox.stop());

  const shared = {
    ...gateway,
    DATABASE_URL: databaseUrl,
    POTH_DATA_DIR: dataDir,
    PUBLIC_URL: proxy.url,
    POTH_DEMONSTRATION: 'on',
    POTH_PROCESSES: '1',
    TRUST_PROXY: '1',
  };
  /** Starts a program beside the running ones; its migrations are done once it is ready. */
  const start = async (of?: string) => {
    const port = await freePort();
    const portal = await startChild('portal', { ...shared, PORT: String(port) }, portalOptions, of);
    closers.push(portal.stop);
    return { ...portal, upstream: proxy.open(`http://127.0.0.1:${port}`) };
  };

  const before = await start(previous);
  await waitUntilFilled(databaseUrl);
  const applied = await readApplied(pool);
  const sites = { portalUrl: proxy.url, sandboxUrl: sandbox.address };
  // Counters of the demonstration keep selling the earlier days, on a slow machine for too long to wait for.
  const first = addDays(dhakaDate(new Date()), daysOfCounters).replaceAll('-', '');
  const wishes = (await scatteredWishes(pool)).filter(({ tripId }) => tripId.slice(0, 8) > first);
  const traffic = beginTraffic(sites, wishes);
  await pause(aloneMs);
  const after = await start();
  const brought = (await readApplied(pool)).filter((name) => !applied.includes(name));
  console.log(`migrations while it sold: ${brought.join(', ') || 'none'}`);
  const holdsAlone = before.upstream.holds;
  await pause(togetherMs);
  const holdsTogether = [before.upstream.holds - holdsAlone, after.upstream.holds];
  await proxy.takeOut(before.upstream);
  const stopping = performance.now();
  await before.stop();
  console.log(`the program before ended within ${Math.round(performance.now() - stopping)} ms`);
  await pause(aloneMs);
  const failed = await traffic.stop();

  const requests = before.upstream.answered + after.upstream.answered;
  check(
    holdsTogether.every((holds) => holds > 0),
    `both sold: they held seats ${holdsTogether.join(' and ')} times`,
  );
  check(
    proxy.failures.length === 0,
    `${proxy.failures.length} of ${requests} requests failed${['', ...proxy.failures.slice(0, 20)].join('\n  ')}`,
  );
  check(Object.keys(failed).length === 0, `nobody was turned away ${JSON.stringify(failed)}`);
  const { kept, cancelled } = traffic;
  const tickets = await readTickets(pool, kept);
  const secrets = await readSecrets(join(dataDir, 'secrets.json'));
  const trusted = secrets ? openKeys(secrets).ticketSigner.accepted() : [];
  const keys = ticketKeys(trusted.map(({ publicKeyPem }) => publicKeyPem));
  const good = tickets.filter(({ code, seatNo }) => verifyTicketCode(code, keys)?.seatNo === seatNo);
  check(
    kept.length > 0 && good.length === kept.length,
    `${good.length} of ${kept.length} tickets verify; ${cancelled.length} more were cancelled`,
  );
  const audit = await runScript('audit', [], { DATABASE_URL: databaseUrl, POTH_DATA_DIR: dataDir });
  check(audit.code === 0, audit.says);
};

await run(prove);
