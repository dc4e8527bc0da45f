import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Ran = { code: number; says: string; seconds: number };

/** Runs a program of scripts/ as npm does, with only the given settings; returns its exit code and its whole output. */
export const runScript = async (
  name: 'audit' | 'backup' | 'restore',
  flags: readonly string[],
  settings: Record<string, string>,
): Promise<Ran> => {
  const began = performance.now();
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...flags], {
    cwd: root,
    env: { PATH, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code: code ?? 1, says: (out + errors).trim(), seconds: (performance.now() - began) / 1000 };
};
