import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders whose styles are on every page; a noun may go further into their classes, never set them anew for all. */
const ground = ['ui', 'shell', 'text'];
const web = new URL('..', import.meta.url);

const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(build|node_modules|\.react-router)/.test(file))
  .map((file) => ({
    file,
    folder: file.split('/')[0] ?? '',
    text: readFileSync(new URL(file, web), 'utf8'),
  }));

/** Selectors of a sheet, each alternative of a list by itself; commas within :is() and :has() divide nothing. */
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
const rules = sheets
  .filter((sheet) => !isModule(sheet))
  .flatMap(({ file, folder, text }) =>
    selectorsOf(text).map((selector) => ({ file, folder, selector, classes: classesOf(selector) })),
  );

const foldersBy = (chosen: typeof rules): Map<string, Set<string>> => {
  const folders = new Map<string, Set<string>>();
  for (const { folder, classes } of chosen)
    for (const name of classes) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
  return folders;
};
/** Folders that say by a class alone how it looks. */
const definedIn = foldersBy(rules.filter(({ classes }) => new Set(classes).size === 1));
const usedIn = foldersBy(rules);
const isGround = (folder: string): boolean => ground.includes(folder);

const isOwn = (name: string, folder: string): boolean => {
  const folders = definedIn.get(name) ?? usedIn.get(name) ?? new Set();
  return folders.size === 1 && folders.has(folder);
};

test('the sheets of the pages are found', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(definedIn.get('btn')).toEqual(new Set(['ui']));
});

test('a noun wins over ui and shell by layer: the order of sheets changes as one walks', () => {
  const layerOf = (folder: string): string => (folder === 'ui' || folder === 'shell' ? folder : 'components');
  const bundled = [
    'base',
    'controls',
    'fonts',
    'fonts/first',
    'panels',
    'print',
    'progress',
    'tokens',
    'app',
  ];
  const others = sheets.filter(({ file }) => !bundled.some((name) => file === `ui/${name}.css`));
  const strays = others.filter(
    ({ folder, text }) =>
      !text.includes(`@layer ${layerOf(folder)} {`) ||
      [...text.matchAll(/@layer (\w+)/g)].some(([, name]) => name !== layerOf(folder)),
  );
  expect(strays.map(({ file }) => file)).toEqual([]);
  // That every sheet says the order, the answers' test reads from the built ones.
});

test('a module goes into primitives within its own classes and never sets them anew for all', () => {
  const modules = sheets.filter(isModule);
  expect(modules.length).toBeGreaterThan(20);
  const primitives = new Set([...usedIn].filter(([, by]) => [...by].some(isGround)).map(([name]) => name));
  const strays = modules.flatMap(({ file, text }) =>
    selectorsOf(text).flatMap((selector) => {
      const known = [...selector.matchAll(/:global\(([^)]*)\)/g)].flatMap(([, inside = '']) =>
        classesOf(inside),
      );
      const own = classesOf(selector.replace(/:global\([^)]*\)/g, ''));
      const isStray = own.length === 0 || known.some((name) => !primitives.has(name));
      return isStray ? [`${file}: ${selector}`] : [];
    }),
  );
  expect(strays).toEqual([]);
});

test('no class is defined in two folders: a sheet stays in the page when one walks on to the next', () => {
  const twice = [...definedIn]
    .filter(
      ([, folders]) =>
        [...folders].filter((folder) => !isGround(folder)).length + ([...folders].some(isGround) ? 1 : 0) > 1,
    )
    .map(([name, folders]) => `.${name}: ${[...folders].join(', ')}`);
  expect(twice).toEqual([]);
});

test('every rule of a noun names a class of its own, or changes other pages once it is loaded', () => {
  const leaking = rules
    .filter(({ folder, selector }) => !isGround(folder) && !selector.includes('[data-printing'))
    .filter(({ folder, classes }) => !classes.some((name) => isOwn(name, folder)))
    .map(({ file, selector }) => `${file}: ${selector}`);
  expect(leaking).toEqual([]);
});

/** Components that draw with another noun's styles and bring its sheet along. */
const importsSheetOf = (folder: string, other: string): boolean =>
  readdirSync(new URL(`${folder}/`, web))
    .filter((file) => file.endsWith('.tsx'))
    .some((file) => readFileSync(new URL(`${folder}/${file}`, web), 'utf8').includes(`'../${other}/`));

test('no component bears a class of a noun whose sheet it does not bring', () => {
  const strays: string[] = [];
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx') || /^(build|node_modules|\.react-router)/.test(file)) continue;
    const folder = file.split('/')[0] ?? '';
    const text = readFileSync(new URL(file, web), 'utf8');
    for (const [, plain, computed] of text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)) {
      const words =
        plain ?? [...(computed ?? '').matchAll(/['`]([^'`]*)['`]/g)].map(([, said]) => said).join(' ');
      for (const name of words.split(/\s+/)) {
        const [owner] = [...(definedIn.get(name) ?? [])];
        if (!owner || isGround(owner) || owner === folder || definedIn.get(name)?.has(folder)) continue;
        if (!importsSheetOf(folder, owner)) strays.push(`${file}: ${name} of ${owner}`);
      }
    }
  }
  expect(strays).toEqual([]);
});
