import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '@poth/server/testing/built-pages.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const form = 'application/x-www-form-urlencoded';
const headingOf = async (
  path: string,
  init: RequestInit = {},
): Promise<[number, string | undefined, string]> => {
  const answer = await fetch(world.publicUrl + path, {
    redirect: 'manual',
    ...init,
    headers: {
      origin: world.publicUrl,
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...(init.body !== undefined && { 'content-type': form }),
    },
  });
  const html = await answer.text();
  return [answer.status, /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], html];
};

test.each([
  ['a form to a page without one', '/about-us', { method: 'POST', body: 'a=1' }, 405],
  ['a body that is no form', '/query', { method: 'POST' }, 400],
])(
  '%s is told as a request that does not fit, with a way on, in both languages',
  async (_, path, init, status) => {
    const [told, heading, html] = await headingOf(path, init);
    expect([told, heading]).toEqual([status, 'This request does not fit the page']);
    expect(html).toContain(`href="${path}">Load the page again`);
    const [inBangla, title, page] = await headingOf(`/bn${path}`, init);
    expect([inBangla, title]).toEqual([status, 'এই পাতায় এমন অনুরোধ চলে না']);
    expect(page).toContain(`href="/bn${path}">পাতাটি আবার খুলুন`);
    expect(world.log).toEqual([]);
  },
);

test.each([
  ['/%zz', 'Page not found'],
  ['/operators/%E0%A4', 'Page not found'],
  ['/bn/%zz', 'পাতাটি পাওয়া যায়নি'],
])('an address that nobody can decode names no page: %s', async (path, title) => {
  const [status, heading] = await headingOf(path);
  expect([status, heading]).toEqual([404, title]);
  expect(world.log).toEqual([]);
});
