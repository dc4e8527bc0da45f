import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openFilled } from '../../bench/filled.ts';
import { startProgram, waitUntilFilled } from '../../bench/program.ts';
import { scatteredWishes } from '../../bench/wishes.ts';
import { readSecrets } from '../../server/secrets.ts';
import { openKeys } from '../../server/start/open-keys.ts';
import { localFolder } from '../../server/storage/local-folder.ts';
import { ticketKeys, verifyTicketCode } from '../../server/ticket/ticket-key.ts';
import { openProof } from '../proof.ts';
import { runScript } from './run-script.ts';
import { beginSelling, readTickets } from './sale.ts';

// npm run prove:restore [-- --seconds 10 --bookings 300000]: see README.md of this folder.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, bookings: { type: 'string' } },
});
const sellMs = Number(values.seconds) * 1000;

const folder = mkdtempSync(join(tmpdir(), 'poth-restore-'));
// PostgreSQL may have to run as another user than this program.
chmodSync(folder, 0o755);
const [newDir, file] = [join(folder, 'new'), join(folder, 'poth.age')];
const passphrase = randomUUID();
const sealed = { POTH_BACKUP_PASSPHRASE: passphrase };
const upload = { key: `coach-images/${randomUUID()}`, content: Buffer.from('a picture of a coach') };

const { check, closers, run } = openProof();
const perSecond = (sold: number, ms: number): string => ((sold * 1000) / ms).toFixed(1);

/** Sells, backs up during the sale, and deletes everything but the file. */
const sellAndDestroy = async (oldDir: string) => {
  const program = await startProgram({ filledDir: oldDir });
  const pool = new pg.Pool({ connectionString: program.databaseUrl, max: 2 });
  await waitUntilFilled(program.databaseUrl);
  await localFolder(join(oldDir, 'objects')).put(upload.key, upload.content);
  const began = performance.now();
  const selling = beginSelling(program, await scatteredWishes(pool));
  await pause(sellMs);
  const backupAt = performance.now();
  const before = [...selling.acknowledged];
  const backup = await runScript('backup', [file], { POTH_DATA_DIR: oldDir, ...sealed });
  const endedAt = performance.now();
  check(backup.code === 0, backup.says);
  const during = selling.acknowledged.length - before.length;
  await pause(sellMs / 4);
  const errors = await selling.stop();
  console.log(
    `sold ${perSecond(before.length, backupAt - began)} a second before the backup, ` +
      `${perSecond(during, endedAt - backupAt)} while it was taken; ${selling.acknowledged.length} in all`,
  );
  check(Object.keys(errors).length === 0, `nobody was refused a free seat ${JSON.stringify(errors)}`);
  const tickets = await readTickets(
    pool,
    before.map(({ bookingId }) => bookingId),
  );
  await pool.end();
  await program.stop();
  const port = new URL(program.portalUrl).port;
  rmSync(oldDir, { recursive: true });
  return { before, all: selling.acknowledged, tickets, port };
};

/** Tries restores that must fail: none may leave anything behind. */
const tryInVain = async (): Promise<void> => {
  const into = { POTH_DATA_DIR: newDir };
  const wrong = await runScript('restore', [file], { ...into, POTH_BACKUP_PASSPHRASE: 'another passphrase' });
  check(wrong.code === 1 && !existsSync(newDir), wrong.says);
  const cut = `${file}.cut`;
  writeFileSync(cut, readFileSync(file).subarray(0, statSync(file).size - 1));
  const damaged = await runScript('restore', [cut], { ...into, ...sealed });
  check(damaged.code === 1 && !existsSync(newDir), damaged.says);
};

const audit = async (when: string): Promise<void> => {
  const { code, says } = await runScript('audit', [], { POTH_DATA_DIR: newDir });
  check(code === 0, `${when}: ${says}`);
};

/** Restores into an empty installation on another port, and checks for everything acknowledged. */
const restoreAndCompare = async (sold: Awaited<ReturnType<typeof sellAndDestroy>>): Promise<void> => {
  const restored = await runScript('restore', [file], { POTH_DATA_DIR: newDir, ...sealed });
  check(restored.code === 0, restored.says);
  await audit('restored');
  const secrets = await readSecrets(join(newDir, 'secrets.json'));
  const trusted = secrets ? openKeys(secrets).ticketSigner.accepted() : [];
  const keys = ticketKeys(trusted.map(({ publicKeyPem }) => publicKeyPem));
  const verified = sold.tickets.filter(({ code, seatNo }) => verifyTicketCode(code, keys)?.seatNo === seatNo);
  check(
    verified.length === sold.before.length,
    `${verified.length} of ${sold.before.length} tickets sold before verify by the restored key`,
  );
  const again = await runScript('restore', [file], { POTH_DATA_DIR: newDir, ...sealed });
  check(again.code === 1, again.says.split('\n').at(-1) ?? '');

  const program = await startProgram({ filledDir: newDir });
  const pool = new pg.Pool({ connectionString: program.databaseUrl, max: 2 });
  check(new URL(program.portalUrl).port !== sold.port, `open again at ${program.portalUrl}`);
  const found = await readTickets(
    pool,
    sold.all.map(({ bookingId }) => bookingId),
  );
  const codes = new Set(found.map(({ code }) => code));
  const missing = sold.tickets.filter(({ code }) => !codes.has(code)).length;
  check(missing === 0, `${missing} of what was acknowledged before the backup are missing`);
  console.log(`${sold.all.length - found.length} of ${sold.all.length} were sold after it, and are lost`);
  const kept = await localFolder(join(newDir, 'objects')).get(upload.key);
  check(kept !== undefined && upload.content.equals(kept), 'the upload is there');
  const selling = beginSelling(program, (await scatteredWishes(pool)).slice(0, 40));
  await pause(sellMs / 2);
  await selling.stop();
  check(selling.acknowledged.length > 0, `sells on: ${selling.acknowledged.length} more`);
  await audit('after more sales');
  await pool.end();
  await program.stop();
};

closers.push(() => rmSync(folder, { recursive: true, force: true }));
await run(async () => {
  const sold = await sellAndDestroy(
    values.bookings ? await openFilled(Number(values.bookings), undefined, console.log) : join(folder, 'old'),
  );
  await tryInVain();
  await restoreAndCompare(sold);
});
