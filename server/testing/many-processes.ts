import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@poth/sandbox/start.ts';
import { openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { eventually, newAddress } from './buyer.ts';
import { begin, freePorts, running } from './run-program.ts';
import { sampleTrip } from './sample-trip.ts';

/** An open map, with everything it has received. */
type OpenMap = { text: string };

/** Starts the portal as several processes on one port and one database, with a trip on sale. */
export const startProcesses = async (count: number, settings: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'poth-processes-'));
  const database = await createTestDatabase();
  const db = openDatabase(database.url, 'poth_app', { max: 2 });
  const { tripId } = await sampleTrip(db);
  await db.updateTable('operator').set({ demonstration: false }).execute();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const port = await freePorts();
  const portalUrl = `http://127.0.0.1:${port}`;
  const program = begin('portal/main.ts', {
    PORT: String(port),
    POTH_PROCESSES: String(count),
    POTH_DATA_DIR: dataDir,
    POTH_DEMONSTRATION: 'off',
    DATABASE_URL: database.url,
    DATABASE_CONNECTIONS: '15',
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    TRUST_PROXY: '1',
    ...settings,
  });
  const closers: (() => void)[] = [];

  /** Opens a map over a new connection; connections are distributed over the processes. */
  const openMap = async (): Promise<OpenMap> => {
    const map = { text: '' };
    const headers = { 'x-forwarded-for': newAddress() };
    const request = get(`${portalUrl}/live/seats/${tripId}?leg=0-2&tab=`, { agent: false, headers });
    request.on('error', () => undefined);
    closers.push(() => request.destroy());
    const [answer] = await once(request, 'response');
    answer.setEncoding('utf8').on('data', (text: string) => {
      map.text += text;
    });
    answer.on('error', () => undefined);
    return map;
  };

  /** A traveller that repeats a request, with the same key, after a cut connection. */
  const openTraveller = () => {
    const address = newAddress();
    let token = '';
    const send = async (path: string, body: object): Promise<Record<string, unknown>> =>
      eventually(
        async () => {
          try {
            const answer = await fetch(`${portalUrl}/api${path}`, {
              method: 'POST',
              headers: {
                connection: 'close',
                'content-type': 'application/json',
                'x-poth-client': 'test',
                'x-forwarded-for': address,
                ...(token && { authorization: `Bearer ${token}` }),
              },
              body: JSON.stringify(body),
            });
            const said = (await answer.json()) as Record<string, unknown>;
            return answer.status < 500 && { ...said, status: answer.status };
          } catch {
            return undefined;
          }
        },
        `an answer of ${path}`,
        30_000,
      );
    return {
      come: async () => {
        token = String((await send('/buyers', {})).token);
      },
      hold: (seatNo: string) => {
        const key = randomUUID();
        return send('/holds', { tripId, fromStopNo: 0, toStopNo: 2, seatNos: [seatNo], language: 'en', key });
      },
    };
  };

  const stop = async (): Promise<void> => {
    if (running.at(-1)?.exitCode === null) await program.end('SIGTERM');
    running.length = 0;
    await sandbox.stop();
    await db.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await program.says('portal ready');
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  return {
    program,
    tripId,
    databaseUrl: database.url,
    openMap,
    openTraveller,
    /** Opens maps until each process very likely has some. */
    openMaps: (): Promise<OpenMap[]> => Promise.all(Array.from({ length: 4 * count }, openMap)),
    closeMaps: (): void => {
      for (const close of closers.splice(0)) close();
    },
    pids: (): number[] =>
      execFileSync('ps', ['-o', 'pid=', '--ppid', String(running.at(-1)?.pid)], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
        .map(Number),
    stop,
  };
};

export type Processes = Awaited<ReturnType<typeof startProcesses>>;
