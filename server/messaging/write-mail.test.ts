import { expect, test } from 'vitest';
import { mapLink } from '@poth/domain/ticket/map-link.ts';
import type { MailContent } from './mail-content.ts';
import { writeMail } from './write-mail.ts';

const own = 'https://poth.example';
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
/** Texts that Gmail and Outlook make links of, near enough: a scheme, www, an e-mail, or a site's name. */
const linkable = /https?:\/\/\S+|www\.[\p{L}\p{N}]|\S+@\S+\.\w+|[\p{L}\p{N}-]+\.\p{L}{2,}/giu;
const foot = `${own}/contact-us`;

const say = (words: string): MailContent => ({
  language: 'en',
  subject: words,
  greeting: words,
  title: words,
  lead: words,
  facts: [{ name: words, value: words, more: [words], links: [{ label: words, url: `${own}/x` }] }],
  quote: words,
  paragraphs: [words],
  button: { label: words, url: `${own}/verify-email?token=a.b-c&x=1` },
  smallPrint: [words],
});

test('button and links lead to the portal, a counter’s map and phone, in text and HTML', () => {
  const map = mapLink('Kamalapur', 'Dhaka');
  const { text, html } = writeMail(
    {
      ...say('Hello'),
      facts: [
        {
          name: 'Counter',
          value: 'Kamalapur',
          links: [
            { label: 'Map', url: map },
            { label: 'Call 01711-234501', url: 'tel:+8801711234501' },
          ],
        },
      ],
      links: [
        { label: 'Elsewhere', url: 'https://evil.example/' },
        { label: 'Script', url: 'javascript:alert(1)' },
        { label: 'Lookalike', url: `${own}.evil.example/` },
      ],
    },
    own,
  );
  const button = `${own}/verify-email?token=a.b-c&x=1`;
  expect(linksOf(html)).toEqual([
    map.replaceAll('&', '&amp;'),
    'tel:+8801711234501',
    button.replace('&', '&amp;'),
    foot,
  ]);
  for (const said of [button, map, 'Call 01711-234501', foot]) expect(text).toContain(said);
  expect(text + html).not.toMatch(/evil|javascript/);
});

test.each([
  'https://evil.example/prize',
  'evil.com',
  'www.evil.com',
  'me@evil.com',
  'http://10.1.2.3/x',
  'বাজি.বাংলা',
  'evil。com',
  `${own}/ticket`,
  `${own}.evil.com/`,
  `${own}@evil.com/`,
  `${own}:8443/x`,
  `x${own}/ticket`,
  '<a href="https://evil.com">won</a>',
])('%s in the words is no link', (address) => {
  const { subject, text, html } = writeMail(say(`You won! ${address} now`), own);
  const ways = [`${own}/x`, `${own}/verify-email?token=a.b-c&amp;x=1`, foot];
  expect(linksOf(html)).toEqual(ways);
  const withoutOwn = [`${own}/x`, `${own}/verify-email?token=a.b-c&x=1`, foot].reduce(
    (rest, way) => rest.replaceAll(way, ''),
    text,
  );
  expect(withoutOwn.match(linkable)).toBeNull();
  expect(subject.match(linkable)).toBeNull();
  expect(text.replaceAll('\u200b', '')).toContain(`You won! ${address} now`);
});

test('times, amounts and sums stay as they are', () => {
  const said = 'Tk 1,440.50 at 07.30, K7XQ4 M2P9A, ৳১,৪৪০.৫০';
  expect(writeMail(say(said), own).text).toContain(said);
});

test('a hostile name is words alone, in every place of a mail, and begins no header', () => {
  const name = `</script></style><script>alert(1)</script><img src=x onerror="alert(2)">'"&`;
  const { subject, html } = writeMail(
    {
      ...say(`${name}\r\nBcc: all@example.com`),
      pictures: [{ cid: 'code', caption: name, alt: name }],
      reservation: { underName: name },
    },
    own,
  );
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html.match(/<script|<img|<\/script|<\/style/g)).toEqual(['</style', '<script', '</script', '<img']);
  expect(html).not.toContain('onerror="');
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ underName: name });
});

test('a mail loads nothing, says its language, fits a phone and has a line for the list of mails', () => {
  const { html } = writeMail(
    { ...say('Hello'), language: 'bn', facts: [{ name: 'টাকা', value: '৳৬৬৫' }] },
    own,
  );
  expect(html).toContain('<html lang="bn"');
  expect(html).toContain('max-width:600px');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/src="http|url\(|<link/);
  expect(html).toMatch(/mso-hide:all">টাকা: ৳৬৬৫<\/div>/);
});
