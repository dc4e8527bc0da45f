import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { intoLayer } from '../sheet-layers.ts';

/** Folders whose styles are on every page; a noun may style their classes inside its own, never globally. */
const ground = ['ui', 'shell', 'text'];
const web = new URL('..', import.meta.url);

const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(build|node_modules|\.react-router)/.test(file))
  .map((file) => ({
    file,
    folder: file.split('/')[0] ?? '',
    text: readFileSync(new URL(file, web), 'utf8'),
  }));

/** Selectors of a sheet, with each list split into its alternatives; commas within :is() and :has() do not split. */
const selectorsOf = (text: string): string[] => {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const found: string[] = [];
  for (const [, before = ''] of plain.matchAll(/([^{}]+)\{/g)) {
    const list = (before.split(';').at(-1) ?? '').trim();
    if (!list || list.startsWith('@') || /^(from|to|[\d.]+%)/.test(list)) continue;
    let depth = 0;
    let one = '';
    for (const letter of `${list},`) {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      if (letter !== ',' || depth > 0) one += letter;
      else {
        found.push(one.trim());
        one = '';
      }
    }
  }
  return found;
};
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);

const isModule = ({ file }: { file: string }): boolean => file.endsWith('.module.css');
const modules = sheets.filter(isModule);
/** Classes that every page has: primitives. */
const primitives = new Set(
  sheets
    .filter((sheet) => !isModule(sheet) && ground.includes(sheet.folder))
    .flatMap(({ text }) => selectorsOf(text).flatMap(classesOf)),
);
const withoutGlobals = (selector: string): string => selector.replace(/:global\([^)]*\)/g, '');
const ownOf = ({ text }: { text: string }): Set<string> =>
  new Set(selectorsOf(text).flatMap((selector) => classesOf(withoutGlobals(selector))));

const components = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/^(build|node_modules|\.react-router)/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, web), 'utf8') }));

test('the sheets of the pages are found', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(primitives).toContain('btn');
});

test('a noun wins over ui and shell by layer, which its folder gives: no sheet names one', () => {
  const named = sheets.filter(({ file, text }) => file !== 'ui/app.css' && text.includes('@layer'));
  expect(named.map(({ file }) => file)).toEqual([]);
  const order = '@layer theme, base, ui, shell, components;';
  for (const [path, layer] of [
    ['/web/ui/badge.module.css', 'ui'],
    ['/web/shell/frame.css', 'shell'],
    ['/web/ticket/ticket.module.css', 'components'],
  ] as const)
    expect(intoLayer(path, '.a {}')).toBe(`${order}\n@layer ${layer} {\n.a {}\n}`);
  expect(intoLayer('/web/ui/app.css', '@import "./base.css" layer(base);')).toBe(
    `${order}\n@import "./base.css" layer(base);`,
  );
  // Built sheets are checked by the test of answers: each declares the order.
});

test('the styles of a noun are modules: a sheet stays in the page when one walks on to the next', () => {
  const plain = sheets.filter((sheet) => !isModule(sheet) && !ground.includes(sheet.folder));
  expect(plain.map(({ file }) => file)).toEqual([]);
});

test('a module goes into primitives within its own classes and never sets them anew for all', () => {
  expect(modules.length).toBeGreaterThan(50);
  const strays = modules.flatMap(({ file, text }) =>
    selectorsOf(text).flatMap((selector) => {
      if (selector.includes('[data-printing')) return [];
      const known = [...selector.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
        classesOf(inside),
      );
      const isStray =
        classesOf(withoutGlobals(selector)).length === 0 || known.some((name) => !primitives.has(name));
      return isStray ? [`${file}: ${selector}`] : [];
    }),
  );
  expect(strays).toEqual([]);
});

test('a class that a component takes from a module is there, and each is taken', () => {
  const taken = new Map<string, Set<string>>();
  const missing: string[] = [];
  for (const { file, text } of components)
    for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
      const sheet = new URL(path, new URL(file, web)).pathname.slice(web.pathname.length);
      const found = modules.find((module) => module.file === sheet);
      if (!found) throw new Error(`${file} imports ${path}`);
      const own = ownOf(found);
      const used = taken.get(sheet) ?? taken.set(sheet, new Set()).get(sheet);
      if (text.includes(`${name}[`)) for (const one of own) used?.add(one);
      for (const [, one = ''] of text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))) {
        if (one === 'module') continue;
        used?.add(one);
        if (!own.has(one)) missing.push(`${file}: ${name}.${one}`);
      }
    }
  expect(missing).toEqual([]);
  const dead = modules.flatMap((sheet) =>
    [...ownOf(sheet)]
      .filter((one) => !taken.get(sheet.file)?.has(one))
      .map((one) => `${sheet.file}: .${one}`),
  );
  expect(dead).toEqual([]);
});

test('a component bears no class that no sheet has', () => {
  const strays = components.flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]*)"/g)]
      .flatMap(([, words = '']) => words.split(/\s+/))
      .filter((name) => name && !primitives.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(strays).toEqual([]);
});
