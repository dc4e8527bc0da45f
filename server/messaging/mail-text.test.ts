import { expect, test } from 'vitest';
import { mailSubject, mailText } from './mail-text.ts';

const own = 'https://poth.example';
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
/** Texts that Gmail and Outlook make links of, near enough: a scheme, www, an e-mail, or a site's name. */
const linkable = /https?:\/\/\S+|www\.[\p{L}\p{N}]|\S+@\S+\.\w+|[\p{L}\p{N}-]+\.\p{L}{2,}/giu;

test('own links stay, in text and HTML', () => {
  const link = `${own}/verify-email?token=a.b-c&x=1`;
  const { text, html } = mailText(`Open this:\n${link}\nThanks.`, own);
  expect(text).toBe(`Open this:\n${link}\nThanks.`);
  expect(linksOf(html)).toEqual([link.replace('&', '&amp;')]);
});

test.each([
  'https://evil.example/prize',
  'evil.com',
  'www.evil.com',
  'me@evil.com',
  'http://10.1.2.3/x',
  'বাজি.বাংলা',
  'evil。com',
  `${own}.evil.com/`,
  `${own}@evil.com/`,
  `${own}:8443/x`,
  `x${own}/ticket`,
  `<a href="https://evil.com">won</a>`,
])('%s is no link any more', (address) => {
  const { text, html } = mailText(`You won! ${address} now`, own);
  expect(linksOf(html)).toEqual([]);
  expect(text.match(linkable)).toBeNull();
  expect(mailSubject(address).match(linkable)).toBeNull();
  expect(text.replaceAll('\u200b', '')).toBe(`You won! ${address} now`);
});

test('times, amounts and sums stay as they are', () => {
  const said = 'Tk 1,440.50 at 07.30, K7XQ4 M2P9A, ৳১,৪৪০.৫০';
  expect(mailText(said, own).text).toBe(said);
});
