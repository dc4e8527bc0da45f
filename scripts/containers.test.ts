import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCopy, readDockerfile, readIgnored } from '../e2e/image/dockerfile.ts';
import { Environment } from '../server/environment.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const steps = readDockerfile(read('ops/Dockerfile'));
const compose = read('ops/compose.yaml');
const settings = Object.keys(Environment.shape);

/** Names in the `environment:` of a service in the compose file. */
const namesGivenTo = (service: string): string[] => {
  const [, own = ''] = new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose) ?? [];
  const [, given = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(own) ?? [];
  return [...given.matchAll(/^ {6}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
};

test('every path that the image copies is in the project', () => {
  const copied = steps.filter(({ name }) => name === 'COPY').map(({ rest }) => readCopy(rest));
  const paths = copied.flatMap(({ from, sources }) => (from === undefined ? sources : []));
  expect(paths).toContain('portal');
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const stages = steps.flatMap(({ name, rest }) => (name === 'FROM' ? rest.split(' AS ').slice(1) : []));
  const asked = copied.flatMap(({ from }) => from ?? []);
  expect(asked.filter((from) => !stages.includes(from))).toEqual([]);
});

test('what the image and the compose file set are settings that the portal knows', () => {
  const ofImage = steps.flatMap(({ name, rest }) =>
    name === 'ENV' ? rest.split(/\s+/).map((pair) => pair.split('=', 1)[0]) : [],
  );
  const ofPortal = namesGivenTo('portal');
  expect(ofPortal).toContain('DATABASE_URL');
  expect([...ofImage, ...ofPortal].filter((name) => !settings.includes(name ?? ''))).toEqual([]);
});

test('what the proxy is given is asked for in its file', () => {
  const given = namesGivenTo('proxy');
  expect(given.length).toBeGreaterThan(0);
  for (const name of given) expect(read('ops/Caddyfile')).toContain(`{$${name}:`);
});

test('secrets, packages and builds of this machine do not get into the image; its portal is not root', () => {
  const isIgnored = readIgnored(read('ops/Dockerfile.dockerignore'));
  const kept = ['.env', '.git', '.poth', 'build', 'node_modules', 'race.test.ts'].filter(
    (name) => !isIgnored(name),
  );
  expect(kept).toEqual([]);
  expect(isIgnored('main.ts')).toBe(false);
  expect(steps.find(({ name }) => name === 'USER')?.rest).toBe('1000');
});
