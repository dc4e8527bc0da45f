import { languages } from '@poth/domain/language.ts';
import { forgottenKinds, retention } from '@poth/domain/privacy/retention.ts';
import { expect, test } from 'vitest';
import { privacyRows, privacySectionsOf } from './privacy.ts';

test('the privacy page has a row for every kind of the retention table, with its days in both languages', () => {
  expect(privacyRows.map(({ what }) => what)).toEqual(Object.values(retention).map(({ what }) => what));
  const said = privacyRows.map(({ howLong }) => howLong.en);
  const days = forgottenKinds.map((kind) => {
    const kept: number = retention[kind].days;
    return kept % 365 === 0 ? `${kept / 365} year` : `${kept} day`;
  });
  expect(days.filter((count) => !said.some((words) => words.includes(count)))).toEqual([]);
  expect(
    privacyRows.filter(({ howLong }) => howLong.bn.match(/[0-9{}]/) ?? howLong.en.match(/[{}]/)),
  ).toEqual([]);
});

test('nothing beside the table promises another time', () => {
  const beside = privacySectionsOf({ email: 'help@poth.example' }).flatMap(({ points = [] }) =>
    points.flatMap((point) => languages.map((language) => point[language])),
  );
  expect(beside.filter((said) => /keep no name|deleted|কোনো নাম থাকে না/.test(said))).toEqual([]);
});
