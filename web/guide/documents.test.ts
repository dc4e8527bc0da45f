import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Language } from '@poth/domain/language.ts';
import { digits, languages } from '@poth/domain/language.ts';
import { leastChangeMinutes } from '@poth/domain/search/connection.ts';
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { type GuideName, guideIn } from './documents.ts';
import type { GuideDocument, Words } from './read-document.ts';

const names: readonly GuideName[] = ['first-coach', 'money'];
const both = names.flatMap((name) => languages.map((language) => [name, language] as const));

/** Collects every text of the product in a language, functions left out. */
const said = (language: Language): Set<string> => {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = (value as Record<string, unknown>)[language];
    if (typeof text === 'string') found.add(text);
    for (const inside of Object.values(value)) look(inside);
  };
  const files = { ...import.meta.glob('../*/*text.ts', { eager: true }) };
  look({ ...files, ...import.meta.glob('../shell/desk-nav.ts', { eager: true }) });
  return found;
};

const blocksOf = ({ sections }: GuideDocument) => sections.flatMap(({ blocks }) => blocks);
const linesOf = (guide: GuideDocument): (readonly Words[])[] =>
  blocksOf(guide).flatMap((block) => {
    if (block.is === 'paragraph') return [block.words];
    return block.is === 'picture' ? [] : block.items;
  });
const shapeOf = (guide: GuideDocument) =>
  guide.sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => [
      block.is,
      'items' in block && block.items.length,
      block.is === 'picture' && block.file.replace(/-(en|bn)\.webp$/, ''),
    ]),
  ]);
const addressesOf = (guide: GuideDocument): string[] =>
  linesOf(guide)
    .flat()
    .filter(({ is }) => is === 'address')
    .map(({ text }) => text);

/** Words in quotation marks that name no button and no page. */
const ownWords: readonly string[] = ['for the lost money', 'হারানো টাকার বদলে'];

test.each(both)('%s in %s quotes buttons and pages as they are', (name, language) => {
  const text = JSON.stringify(guideIn(language, name));
  const quoted = [...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
  expect(quoted.length).toBeGreaterThan(10);
  const known = said(language);
  expect(quoted.filter((words) => !known.has(words) && !ownWords.includes(words))).toEqual([]);
});

test.each(names)('%s says the same in both languages', (name) => {
  const [en, bn] = [guideIn('en', name), guideIn('bn', name)];
  expect(shapeOf(bn)).toEqual(shapeOf(en));
  expect(addressesOf(bn)).toEqual(addressesOf(en));
  expect(JSON.stringify(bn)).not.toMatch(/[^-]\b(the|and|press)\b/);
});

test.each(names)('%s names pages that there are', (name) => {
  const paths = addresses.map(({ path }) => `/${path}`);
  expect(addressesOf(guideIn('en', name)).filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(languages)('the least time to change coaches is the rule’s, in %s', (language) => {
  const minutes = digits(leastChangeMinutes.oneCompany, language);
  expect(JSON.stringify(guideIn(language, 'first-coach'))).toMatch(new RegExp(`${minutes} (minutes|মিনিট)`));
});

test('every link into a guide leads to a heading of it', () => {
  const web = new URL('..', import.meta.url);
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/^(build|node_modules|\.react-router)/.test(file))
    .map((file) => readFileSync(new URL(file, web), 'utf8'));
  const linked = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, to]) => to));
  const anchors = (name: GuideName) => guideIn('en', name).sections.map(({ id }) => id);
  const toCoach = linked(/<DeskGuideLink to="([\w-]+)"/g);
  expect(toCoach.length).toBeGreaterThan(5);
  expect(toCoach.filter((to) => !anchors('first-coach').includes(to ?? ''))).toEqual([]);
  const moneyPage = sources.find((text) => text.includes('const anchors: Record<Tab, string>')) ?? '';
  const toMoney = [...(/const anchors[^}]*/.exec(moneyPage)?.[0] ?? '').matchAll(/'([\w-]+)'/g)];
  const others = linked(/to="\/admin\/money\/guide#([\w-]+)"/g);
  expect(others).toContain('daily-comparison');
  const all = [...toMoney.map(([, to]) => to), 'daily-comparison', 'settlements'];
  expect(all).toEqual(anchors('money').slice(1));
  expect(others.filter((to) => !all.includes(to))).toEqual([]);
});

test('every picture of a guide exists, is small, and no other is kept', () => {
  const folder = new URL('../../docs/guides/pictures/', import.meta.url);
  const shown = both.flatMap(([name, language]) =>
    blocksOf(guideIn(language, name)).flatMap((block) => (block.is === 'picture' ? [block] : [])),
  );
  expect(shown.filter(({ alt }) => alt === '')).toEqual([]);
  const kept = readdirSync(folder);
  expect(kept.toSorted()).toEqual(shown.map(({ file }) => file).toSorted());
  for (const file of kept) expect(statSync(new URL(file, folder)).size, file).toBeLessThan(60_000);
});
