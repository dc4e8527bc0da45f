import { expect, test } from 'vitest';
import { isArticleAddress, isSharedAddress } from './shared-addresses.ts';

test.each([
  '/',
  '/bn',
  '/?from=dhaka&to=bogura',
  '/search',
  '/bn/search?from=dhaka&to=bogura&date=2026-11-27&op=hanif&op=desh&bp=x&period=night&seats=2&sort=fare',
  '/routes',
  '/bn/routes/dhaka-to-bogura',
  '/one-change/dhaka/hili/2026-11-27',
  '/bn/lowest-fares/dhaka/bogura/2026-11-27?op=hanif&period=night&seats=2&rating=4&punctual=90',
  '/_.data',
  '/bn.data',
  '/search.data?from=dhaka&_routes=search%2Fsearch-page',
])('%s is kept for all', (address) => expect(isSharedAddress(address)).toBe(true));

test.each([
  ['a seat map that is open', '/search?from=dhaka&to=bogura&trip=x&leg=0-1'],
  ['an open seat map behind a second question mark', '/search?from=dhaka?&to=bogura&trip=x&leg=0-1'],
  ['an open seat map, written otherwise', '/search?from=dhaka&%74rip=x&leg=0-1'],
  ['a name that the page does not know', '/search?utm_source=x'],
  ['a name without a value', '/routes?x'],
  ['a long query behind a second question mark', `/search?from=x?${'x'.repeat(300)}`],
  ['a long query', `/search?from=${'x'.repeat(300)}`],
  ['another page', '/login'],
  ['a page below', '/search/x'],
  ['a page of the desk', '/admin'],
  ['another page whose path begins alike', '/searching'],
  ['a path that leads elsewhere', '/routes/../admin'],
  ['a path that leads elsewhere, written otherwise', '/routes/..%2fadmin'],
  ['a path with two slashes', '//search'],
  ['the same in capitals', '/SEARCH'],
  ['a slash at its end', '/search/'],
  ['a long slug', `/routes/${'x'.repeat(81)}`],
  ['data of no page', '/x/_.data'],
  ['the name of wanted loaders on a page', '/search?_routes=x'],
])('%s is not', (_, address) => expect(isSharedAddress(address)).toBe(false));

test.each(['/faqs', '/bn/about-us', '/terms.data', '/bn/operators.data?_routes=operator%2Foperators-page'])(
  '%s is an article',
  (address) => expect([isArticleAddress(address), isSharedAddress(address)]).toEqual([true, false]),
);

test.each([
  '/',
  '/search',
  '/query',
  '/ticket',
  '/faqs?x=1',
  '/faqs/',
  '/FAQS',
  '/faqs/x',
  '/bnfaqs',
  '/admin',
])('%s is none', (address) => expect(isArticleAddress(address)).toBe(false));
