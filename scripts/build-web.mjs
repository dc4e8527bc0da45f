import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Refusal, root, run, seconds } from './runtime.mjs';

const inputs = ['package-lock.json', 'domain', 'web', join('docs', 'guides')];
const notInputs = /(^|[\\/])(node_modules|build|\.react-router)$|\.test\.tsx?$/;
const stamp = join(root, 'web', 'build', '.inputs');

/** Builds the pages with React Router if any of their sources has changed since the last build. */
export async function buildWeb({ node, log }) {
  const wanted = hashInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return log('pages: built already');
  log('pages: building');
  const startedAt = Date.now();
  rmSync(stamp, { force: true });
  const { code, output } = await run(node, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Refusal(`${output}\npages: the build failed (see above)`);
  writeFileSync(stamp, wanted);
  log(`pages: built in ${seconds(startedAt)}`);
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => [...filesIn(join(root, input))]))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function* filesIn(path) {
  if (notInputs.test(path)) return;
  const entries = readdirOrNothing(path);
  if (!entries) return void (yield path);
  for (const name of entries.sort()) yield* filesIn(join(path, name));
}

function readdirOrNothing(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
