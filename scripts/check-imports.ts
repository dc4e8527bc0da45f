import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './circles.ts';
import { adapters, nouns, techniques, webRooms } from './nouns.ts';

/** Packages of ours, each with those that it may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  server: ['domain'],
  web: ['domain', 'server'],
  portal: ['domain', 'server', 'web'],
  sandbox: [],
};
const packages = Object.keys(mayImport);
/** Packages whose tests may import every other: they test the whole portal. */
const testsOfWhole = ['server', 'sandbox'];

const serverJoints = ['calls.ts', 'portal.ts', 'bind-calls.ts', 'chores.ts', 'http/api.ts'].map(
  (file) => `server/${file}`,
);
/** Source of the portal and of the other facts of a request for pages; shapes of answers come from domain. */
const webContext = 'web/ctx.ts';
/** Every form may ask for a person's identity: number, proof and their faults are in identity. */
const webGround = [...techniques.web!, 'shell', 'identity'];
const domainPackages = ['zod', '@hono/zod-openapi'];

/** Modules that announce or record when they are called; any file may import their types. */
const writers = ['messaging/outbox.ts', 'audit-log/record-act.ts', 'audit-log/record-move.ts'].map(
  (file) => `server/${file}`,
);
const isStore = ({ path }: Place) => /^server\/.*\/([\w-]+-)?store\.ts$/.test(path);
const mayQuery = (place: Place) =>
  isStore(place) || place.isTest || (place.package === 'server' && place.folder === 'db');
const readersOfEnvironment = ['server/config.ts', 'web/vite.config.ts'];

/** The schema of ids; a name made from an id of another schema could be written in several ways. */
const rowId = 'domain/row-id.ts';

/** Signs that a page writes its own table or pager instead of the kit's. */
const kitMarks = /<table\b|\brel=(?:"next"|\{[^}]*'next')/;

/** File of ours: its package, and its folder there ('' at the top of the package). */
type Place = { path: string; package: string; folder: string; isTest: boolean };
type Import = { from: Place; to: Place | undefined; specifier: string; typeOnly: boolean };
type Rule = { says: string; broken: (one: Import) => boolean };

const joinsWebNouns = new Set(
  [...readIfPresent('web/addresses.ts').matchAll(/['"]([^'"]+\.tsx?)['"]/g)].map(([, file]) =>
    posix.join('web', file!),
  ),
);
const isWebNoun = (place: Place | undefined) =>
  place?.package === 'web' && place.folder !== '' && !webGround.includes(place.folder);
const rank = (place: Place) => (place.package === 'server' ? nouns.indexOf(place.folder) : -1);

const rules: Rule[] = [
  {
    says: `domain depends on ${domainPackages.join(' and ')} only`,
    broken: ({ from, to, specifier }) =>
      from.package === 'domain' && !from.isTest && !to && !domainPackages.includes(specifier),
  },
  ...packages.map(
    (name): Rule => ({
      says: `of our packages ${name} imports only ${mayImport[name]!.join(', ') || 'itself'}`,
      broken: ({ from, to }) =>
        from.package === name &&
        to !== undefined &&
        to.package !== name &&
        !mayImport[name]!.includes(to.package) &&
        !(from.isTest && testsOfWhole.includes(name)),
    }),
  ),
  {
    says: `of server web imports nothing but the types of the request's context, in ${webContext}`,
    broken: ({ from, to, typeOnly }) =>
      from.package === 'web' && to?.package === 'server' && !(typeOnly && from.path === webContext),
  },
  {
    says: 'another package is imported by its name, @poth/… (portal has none: only tests import it)',
    broken: ({ from, to, specifier }) =>
      to !== undefined && to.package !== from.package && specifier.startsWith('.') && to.package !== 'portal',
  },
  {
    says: 'a noun of server imports only nouns before it (see scripts/nouns.ts)',
    broken: ({ from, to }) => !from.isTest && rank(from) >= 0 && to !== undefined && rank(to) > rank(from),
  },
  {
    says: 'a store is read by its own noun and by the nouns after it, by nobody else',
    broken: ({ from, to }) =>
      to?.package === 'server' && isStore(to) && rank(from) < rank(to) && !from.isTest,
  },
  {
    says: 'queries stand in stores: nobody else imports more than types from kysely',
    broken: ({ from, specifier, typeOnly }) => specifier === 'kysely' && !typeOnly && !mayQuery(from),
  },
  {
    says: 'what was done is announced and recorded by use cases, not by stores',
    broken: ({ from, to, typeOnly }) =>
      isStore(from) && to !== undefined && writers.includes(to.path) && !typeOnly,
  },
  {
    says: `nouns import nothing but types from ${serverJoints.join(', ')}`,
    broken: ({ from, to, typeOnly }) =>
      to !== undefined && serverJoints.includes(to.path) && rank(from) >= 0 && !from.isTest && !typeOnly,
  },
  {
    says: 'an adapter of server only adapts: it imports the portal, and of the nouns types alone',
    broken: ({ from, to, typeOnly }) =>
      from.package === 'server' &&
      adapters.includes(from.folder) &&
      to !== undefined &&
      to.package === 'server' &&
      ![...adapters, 'http'].includes(to.folder) &&
      !typeOnly &&
      !from.isTest,
  },
  {
    says: 'in server only the files that join everything import an adapter',
    broken: ({ from, to }) =>
      from.package === 'server' &&
      to?.package === 'server' &&
      adapters.includes(to.folder) &&
      !adapters.includes(from.folder) &&
      !from.isTest &&
      !serverJoints.includes(from.path),
  },
  {
    says: 'web/ui knows no noun',
    broken: ({ from, to }) =>
      from.path.startsWith('web/ui/') && (isWebNoun(to) || (to?.package === 'domain' && to.folder !== '')),
  },
  {
    says: 'in web nouns do not import each other; the pages named in web/addresses.ts join them',
    broken: ({ from, to }) =>
      isWebNoun(from) && isWebNoun(to) && to?.folder !== from.folder && !joinsWebNouns.has(from.path),
  },
];

const faults: string[] = [];
const graph = new Map<string, string[]>();
const packageGraph = new Map(packages.map((name) => [name, new Set<string>()]));
const files = packages.flatMap(sourcesIn);
for (const path of files) {
  const from = placeOf(path);
  const text = readIfPresent(path);
  const rooms = techniques[from.package];
  if (rooms && from.folder && ![...nouns, ...rooms, ...adapters, ...webRooms].includes(from.folder))
    faults.push(`${path}: ${from.folder} is no noun of ours (see scripts/nouns.ts)`);
  if (
    from.package !== 'sandbox' &&
    !from.isTest &&
    !readersOfEnvironment.includes(path) &&
    /\bprocess\.env\b|\benv\b[^;]*from 'node:process'/.test(text)
  )
    faults.push(`${path}: only ${readersOfEnvironment[0]} reads the environment`);
  if (!mayQuery(from) && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text))
    faults.push(`${path}: holds a query, but queries stand in stores`);
  if (from.package === 'web' && from.folder !== 'ui' && !from.isTest && kitMarks.test(text))
    faults.push(`${path}: writes a table or a pager out, but web/ui has them`);
  if (!from.isTest && path !== rowId && /\bz\.uuid\(\)(?!\.lowercase\()/.test(text))
    faults.push(`${path}: takes ids as they are written, but ${rowId} takes them in small letters`);
  const imports = importsOf(from, text);
  for (const one of imports)
    for (const rule of rules)
      if (rule.broken(one)) faults.push(`${path}: imports ${one.specifier}, but ${rule.says}`);
  if (from.isTest) continue;
  graph.set(
    path,
    imports.map(({ to }) => to?.path ?? '').filter((to) => to !== path),
  );
  for (const { to } of imports) if (to) packageGraph.get(from.package)!.add(to.package);
}
const betweenPackages = circlesOf(new Map([...packageGraph].map(([name, of]) => [name, [...of]])));
for (const circle of betweenPackages) faults.push(`a circle of packages: ${circle.join(' → ')}`);
for (const circle of circlesOf(graph)) faults.push(`a circle of imports: ${circle.join(' → ')}`);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} broken import rules`);
if (faults.length > 0) process.exitCode = 1;

function importsOf(from: Place, text: string): Import[] {
  const declared = text.matchAll(
    /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w$*{},\s]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm,
  );
  const called = text.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g);
  return [...declared, ...called].map(([, type, specifier]) => ({
    from,
    to: target(from, specifier!),
    specifier: specifier!,
    typeOnly: type !== undefined,
  }));
}

function target(from: Place, specifier: string): Place | undefined {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from.path), specifier)
    : specifier.startsWith('@poth/') && specifier.slice('@poth/'.length);
  return path && packages.includes(path.split('/')[0]!) ? placeOf(path) : undefined;
}

function placeOf(path: string): Place {
  const [first, ...rest] = path.split('/');
  const isTest = /\.test\.tsx?$|^server\/(db\/)?testing/.test(path);
  return { path, package: first!, folder: rest.length > 1 ? rest[0]! : '', isTest };
}

function sourcesIn(folder: string): string[] {
  return readdirSync(absolute(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|build|\.react-router)$/.test(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function readIfPresent(path: string): string {
  return existsSync(absolute(path)) ? readFileSync(absolute(path), 'utf8') : '';
}

function absolute(path: string): string {
  const root = process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(new URL('..', import.meta.url));
  return join(root, path);
}
