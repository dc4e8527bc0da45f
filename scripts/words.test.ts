import { expect, test } from 'vitest';
import { headlessComments, isHeadlessFile, namesInTexts, wideComments, widestComment } from './words.ts';

test('a comment begins with a verb or a noun', () => {
  // The comment marks are inserted here, because this file is checked too.
  const source = `
*: What a call answers. :*
*: Answers of a call. :*
type A = {
  *: Whose it is. :*
  owner: string;
  @ Nobody knows this
  @ and Everybody asks.
  url: 'https://example.com', @ Who reads it
};
*:
 * So many seconds
 * What follows.
 :*
{*: Everything that goes back. :*}
@ Whoever
const b = 1;
@ Reads it.
@ What is read.`
    .trim()
    .replaceAll('*:', '/**')
    .replaceAll(':*', '*/')
    .replaceAll('@', '//');
  expect(headlessComments(source)).toEqual([
    { line: 1, says: 'What a call answers. */' },
    { line: 4, says: 'Whose it is. */' },
    { line: 6, says: 'Nobody knows this' },
    { line: 11, says: 'So many seconds' },
    { line: 14, says: 'Everything that goes back. */}' },
    { line: 15, says: 'Whoever' },
  ]);
});

test('a comment is no wider than its limit; code, and what switches a rule off, may be', () => {
  const filled = (begin: string, width = widestComment + 1) => begin.padEnd(width, 'x');
  const source = [
    filled('// ', widestComment),
    filled('// '),
    filled('  /** '),
    filled('   * '),
    filled('{/* '),
    filled("const a = '"),
    filled('// oxlint-disable-next-line '),
  ].join('\n');
  expect(wideComments(source)).toEqual([2, 3, 4, 5]);
});

test('a file is named by a noun or a verb', () => {
  const names = ['for-a-minute.ts', 'what-it-is.ts', 'whole.ts', 'forgot-page.tsx'];
  expect(names.map(isHeadlessFile)).toEqual([true, true, false, false]);
});

test('a text for people has no name of the code', () => {
  const source =
    "{ failing: { en: 'FailingMessage' }, chat: { en: 'WhatsApp, bKash' }, fare: { en: `Your farePaisa ${farePaisa}` }, due: { en: `${ticketFare} due` } }";
  expect(namesInTexts(source)).toEqual(['FailingMessage', 'farePaisa']);
});
