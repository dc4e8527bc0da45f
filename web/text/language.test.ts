import { expect, test } from 'vitest';
import { languageOf, localPath, plainPath } from './language.ts';

test('an address keeps its query when it changes language', () => {
  expect(localPath('bn', '/search?from=dhaka')).toBe('/bn/search?from=dhaka');
  expect(localPath('en', '/search?from=dhaka')).toBe('/search?from=dhaka');
});

test('the home page of Bangla is /bn, with its query and its place on the page', () => {
  expect(localPath('bn', '/')).toBe('/bn');
  expect(localPath('bn', '/?date=2026-11-27')).toBe('/bn?date=2026-11-27');
  expect(localPath('bn', '/#routes')).toBe('/bn#routes');
});

test('an address outside the site is left alone', () => {
  expect(localPath('bn', 'https://example.com/x')).toBe('https://example.com/x');
});

test('there and back is the same address', () => {
  for (const path of ['/', '/search', '/bnei-street']) expect(plainPath(localPath('bn', path))).toBe(path);
});

test('only /bn itself and what lies under it is Bangla', () => {
  const asked = (path: string) => languageOf(new Request(`https://poth.example${path}`));
  expect([asked('/bn'), asked('/bn/search'), asked('/'), asked('/bnx')]).toEqual(['bn', 'bn', 'en', 'en']);
});
