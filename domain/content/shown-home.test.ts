import { expect, test } from 'vitest';
import { deliveredHome } from './home.ts';
import { shownHome } from './shown-home.ts';

/** As section 2 of the specification lists them. */
const specified = [
  'mullick-express',
  'parkline-transport',
  'safe-line-paribahan',
  'sarbick-paribahan',
  'almadani-paribahan',
  'desh-transport',
  'desh-travels',
  'hamdan-express',
  'hanif-enterprise',
  'ishwardi-travels',
  'robi-express',
  'sonya-express',
];
const company = (slug: string) => ({ operatorId: `id of ${slug}`, slug });
const all = [...specified, 'aaa-travels'].toSorted().map(company);
const slugs = (operators: readonly { slug: string }[]) => operators.map(({ slug }) => slug);

test('the first slide is titled with the name of the product, the others as the specification has them', () => {
  const titles = deliveredHome.slides.map(({ title }) => title.en.replaceAll('*', ''));
  expect(titles).toEqual([
    'Poth',
    'Best & Most Professional Travel Option In Bangladesh',
    'We have the widest range of luxury inter-city bus.',
  ]);
  expect(deliveredHome.slides[0]?.title.bn.replaceAll('*', '')).toBe('পথ');
});

test('the companies of the specification stand first and in its order, whatever their names', () => {
  expect(slugs(shownHome(deliveredHome, all).operators)).toEqual(specified);
  const fewer = all.filter(({ slug }) => slug !== 'mullick-express');
  expect(slugs(shownHome(deliveredHome, fewer).operators)).toEqual([...specified.slice(1), 'aaa-travels']);
});

test('what an admin has chosen is shown alone, in the order chosen', () => {
  const chosen = ['id of sonya-express', 'id of desh-travels', 'id of nobody'];
  expect(slugs(shownHome({ ...deliveredHome, operators: chosen }, all).operators)).toEqual([
    'sonya-express',
    'desh-travels',
  ]);
});
