import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { deskGroups } from './desk-nav.ts';

const atDesk = addresses.filter((address) => address.atDesk);

test('every page in the menu of a desk stands at the desk', () => {
  const paths = atDesk.map(({ path }) => `/${path}`);
  expect(deskGroups.flatMap(({ entries }) => entries).filter(({ to }) => !paths.includes(to))).toEqual([]);
});

test('the pages that Desk draws are those at the desk', () => {
  const web = new URL('..', import.meta.url);
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('-page.tsx') && !/^(build|node_modules|\.react-router)/.test(file),
  );
  const drawn = files.filter((file) =>
    /<(Desk|ProviderFrame)\b/.test(readFileSync(new URL(file, web), 'utf8')),
  );
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.toSorted()).toEqual([...new Set(atDesk.map(({ file }) => file))].toSorted());
});
