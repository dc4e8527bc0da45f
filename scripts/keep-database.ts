import { join } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';

// Keeps the portal's own PostgreSQL running while portals restart; prints the folder of its data once it is ready.
const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
try {
  const dataDir = join(process.env.POTH_DATA_DIR || '.poth', 'postgres');
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line), signal });
  console.log(`database ready ${postgres.dataDir}`);
  try {
    for await (const _ of every(60_000, undefined, { signal }));
  } finally {
    await postgres.stop();
  }
} catch (thrown) {
  if (!signal.aborted) throw thrown;
}
