import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { percentile } from './figures.ts';

const settings = [
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'data_checksums',
  'shared_buffers',
  'max_connections',
  'max_wal_size',
  'checkpoint_timeout',
];

/** Time to sync 8 kB to disk in ms, the median of 200 tries. */
const syncMs = (): number => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-bench-disk-'));
  const file = openSync(join(folder, 'block'), 'w');
  const block = Buffer.alloc(8192, 1);
  const times = Array.from({ length: 200 }, () => {
    const startedAt = performance.now();
    writeSync(file, block);
    fsyncSync(file);
    return performance.now() - startedAt;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
};

/** Facts without which figures of this machine are meaningless, a line of Markdown each. */
export const machineFacts = async (pool: pg.Pool): Promise<string[]> => {
  const [cpu] = cpus();
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, current_setting(name) as setting from pg_settings where name = any($1) order by name`,
    [[...settings, 'server_version']],
  );
  const setting = (name: string) => rows.find((row) => row.name === name)?.setting ?? '?';
  return [
    `- ${new Date().toISOString().slice(0, 10)}, ${process.platform} ${process.arch}`,
    `- ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, load before the run ${loadavg()[0]?.toFixed(1)}`,
    `- Node ${process.versions.node}, PostgreSQL ${setting('server_version')}: ${settings.map((name) => `${name} ${setting(name)}`).join(', ')}`,
    `- the disk keeps 8 kB for good in ${syncMs().toFixed(2)} ms`,
  ];
};
