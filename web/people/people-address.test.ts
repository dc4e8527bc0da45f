import { expect, test } from 'vitest';
import { backToPeople, peopleAddress, peopleAsked } from './people-address.ts';

const asked = (address: string) => peopleAsked(new Request(`https://poth.example${address}`));
const back = (typed: string): string => {
  const form = new FormData();
  form.set('back', typed);
  return backToPeople(form, '/users/1');
};

test('a search and its page stand in the address, and are read from it', () => {
  expect(peopleAddress('রহিমা & co', 3)).toBe(
    '/users?q=%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE%E0%A6%BE+%26+co&page=3',
  );
  expect(asked(peopleAddress('রহিমা & co', 3))).toEqual({ query: 'রহিমা & co', page: 3 });
  expect(asked(peopleAddress(''))).toEqual({ query: '', page: 1 });
});

test('a page that makes no sense is the first', () => {
  for (const page of ['0', '-1', '1.5', 'two', '1e9', ''])
    expect(asked(`/users?page=${page}`).page, page).toBe(1);
});

test('after a step an admin is back at the list or the person, and nowhere else', () => {
  for (const path of ['/users', '/users?q=karim&page=2', '/bn/users?q=x', '/users/2'])
    expect(back(path)).toBe(path);
  for (const path of [
    '',
    '/',
    '/usersx',
    '/login',
    '//evil.example/users',
    'https://evil.example/users',
    '/\\evil',
  ])
    expect(back(path), path).toBe('/users/1');
});
