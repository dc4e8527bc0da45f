import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

const idsOf = async (isBuild: boolean): Promise<string[]> => {
  vi.stubEnv('PROD', isBuild);
  vi.resetModules();
  const { default: routes } = await import('../routes.ts');
  return routes.flatMap(({ id, children = [] }) => [id ?? '', ...children.map((one) => one.id ?? '')]);
};

afterEach(() => vi.unstubAllEnvs());

test('the pages of kit and messages are there in development, in both languages, and in no build', async () => {
  const inDevelopment = ['ui', 'bn ui', 'ui/messages', 'bn ui/messages'];
  expect(await idsOf(false)).toEqual(expect.arrayContaining(inDevelopment));
  const built = await idsOf(true);
  expect(built.filter((id) => inDevelopment.includes(id))).toEqual([]);
  expect(built).toContain('bn developers');
});

/** Pieces that are shown only as parts of others. */
const within = ['field.tsx', 'table-frame.tsx', 'table-parts.tsx', 'date-field.tsx', 'date-calendar.tsx'];

test('every piece of the kit is on its page', () => {
  const folder = new URL('.', import.meta.url);
  const page = readdirSync(folder)
    .filter((file) => file.startsWith('kit-'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const pieces = readdirSync(new URL('../ui', folder)).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !within.includes(file),
  );
  expect(pieces.filter((file) => !page.includes(`/ui/${file}`))).toEqual([]);
});
