import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a name that a spreadsheet would run is only a name', () => {
  expect(csvOf([['=HYPERLINK("http://evil.example")', '+88017', '-1', '@x', '\tcmd']])).toBe(
    `\uFEFF"'=HYPERLINK(""http://evil.example"")",'+88017,'-1,'@x,'\tcmd\r\n`,
  );
});

test('numbers stay numbers, below zero too; commas, quotes and line ends stay in their cell', () => {
  expect(csvOf([[-250, 'Rahim, Uddin', 'said "yes"', 'two\nlines', null]])).toBe(
    '\uFEFF-250,"Rahim, Uddin","said ""yes""","two\nlines",\r\n',
  );
});
