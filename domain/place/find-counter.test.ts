import { describe, expect, test } from 'vitest';
import { type CounterName, findPlaceOrCounter, suggestPlacesAndCounters } from './find-counter.ts';
import type { Place } from './place.ts';

const place = (placeId: string, en: string, bn: string): Place => ({
  placeId,
  name: { en, bn },
  district: { en, bn },
  aliases: [],
});
const places = [
  place('dhaka', 'Dhaka', 'ঢাকা'),
  place('bogura', 'Bogura', 'বগুড়া'),
  place('pabna', 'Pabna', 'পাবনা'),
  place('narail', 'Narail', 'নড়াইল'),
];
const counter = (placeId: string, en: string, bn: string, operators = 1): CounterName => ({
  placeId,
  name: { en, bn },
  operators,
});
const counters = [
  counter('dhaka', 'Gabtoli', 'গাবতলী', 9),
  counter('dhaka', 'Sayedabad', 'সায়েদাবাদ', 7),
  counter('bogura', 'Charmatha', 'চারমাথা', 2),
  counter('pabna', 'Bus Terminal', 'বাস টার্মিনাল', 2),
  counter('narail', 'Bus Terminal', 'বাস টার্মিনাল', 2),
  // One company gives its counter elsewhere the name of a terminal, and of a place.
  counter('bogura', 'Gabtoli', 'গাবতলী'),
  counter('bogura', 'Dhaka', 'ঢাকা', 50),
];
const meant = (typed: string) => {
  const found = findPlaceOrCounter(places, counters, typed);
  return found && [found.place.placeId, found.counter?.name.en ?? null];
};

describe('a counter or terminal names its place', () => {
  test.each([
    ['gabtoli', ['dhaka', 'Gabtoli']],
    ['গাবতলী', ['dhaka', 'Gabtoli']],
    ['Gabtoli Bus Terminal', ['dhaka', 'Gabtoli']],
    ['গাবতলী বাস টার্মিনাল', ['dhaka', 'Gabtoli']],
    ['Gabtoli, Dhaka', ['dhaka', 'Gabtoli']],
    ['Gabtoli, Bogura', ['bogura', 'Gabtoli']],
    ['gabtali', ['dhaka', 'Gabtoli']],
    ['Syedabad', ['dhaka', 'Sayedabad']],
    ['চারমাথা', ['bogura', 'Charmatha']],
    ['Bus Terminal, Pabna', ['pabna', 'Bus Terminal']],
    // The name of a place means the place, whatever counters are called.
    ['Dhaka', ['dhaka', null]],
    ['Dahka', ['dhaka', null]],
  ])('%s', (typed, found) => {
    expect(meant(typed)).toEqual(found);
  });

  test('a name that says of no town which it is means none', () => {
    expect(meant('Bus Terminal')).toBeUndefined();
    expect(meant('বাস টার্মিনাল')).toBeUndefined();
    expect(meant('Farmgate')).toBeUndefined();
    expect(meant('')).toBeUndefined();
  });

  test('two places that as many operators call by a name are not guessed between', () => {
    const both = [
      counter('dhaka', 'New Market', 'নিউ মার্কেট', 2),
      counter('bogura', 'New Market', 'নিউ মার্কেট', 2),
    ];
    expect(findPlaceOrCounter(places, both, 'new market')).toBeUndefined();
    expect(findPlaceOrCounter(places, both, 'New Market, Bogura')?.place.placeId).toBe('bogura');
  });
});

describe('while typing', () => {
  const suggested = (typed: string) =>
    suggestPlacesAndCounters(places, counters, typed, 5).map(({ place: { placeId }, counter: at }) =>
      at ? `${at.name.en}, ${placeId}` : placeId,
    );

  test('counters stand behind places that answer as well, the best known first', () => {
    expect(suggested('gab')).toEqual(['Gabtoli, dhaka', 'Gabtoli, bogura']);
    expect(suggested('গাব')).toEqual(['Gabtoli, dhaka', 'Gabtoli, bogura']);
    expect(suggested('dha')).toEqual(['dhaka', 'Dhaka, bogura']);
    expect(suggested('bus term')).toEqual(['Bus Terminal, pabna', 'Bus Terminal, narail']);
    expect(suggested('gabtli')).toEqual(['Gabtoli, dhaka', 'Gabtoli, bogura']);
  });

  test('nothing typed yet offers places alone', () => {
    expect(suggested('')).toEqual(['dhaka', 'bogura', 'pabna', 'narail']);
  });
});
