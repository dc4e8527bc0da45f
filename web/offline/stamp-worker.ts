import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the hash of a build into its service worker: a browser installs a worker only if its text has changed. */
export const stampWorker = async (folder: string): Promise<void> => {
  const files = (await readdir(join(folder, 'assets'))).toSorted();
  const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const worker = join(folder, 'sw.js');
  await writeFile(worker, (await readFile(worker, 'utf8')).replace('__BUILD__', build));
};
