import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyState, stateSchema } from './state.ts';
import type { State } from './state.ts';

const lazyMs = 500;

/**
 * Opens the state and its file, which is read once and written whole and atomically. `soon` gathers changes for half a
 * second; `now` resolves when the state in memory has reached the file, and concurrent callers share one write. Without
 * a path nothing is kept. A file that cannot be read is set aside, not overwritten.
 */
export function openSnapshot(path: string | undefined) {
  const state = path ? read(path) : emptyState();
  let timer: NodeJS.Timeout | undefined;
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  const write = async (file: string) => {
    next = undefined;
    await writeFile(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!path) return;
    next ??= last = last.catch(() => {}).then(() => write(path));
    await next;
  };

  const soon = () => {
    timer ??= setTimeout(
      () => now().catch((fault) => console.error('sandbox: state not written', fault)),
      lazyMs,
    );
  };

  return { state, now, soon };
}

function read(path: string): State {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) return emptyState();
  try {
    return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    renameSync(path, `${path}.unreadable`);
    console.error(`sandbox: ${path} could not be read; set aside as ${path}.unreadable, starting empty`);
    return emptyState();
  }
}
