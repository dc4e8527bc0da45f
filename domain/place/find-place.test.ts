import { describe, expect, test } from 'vitest';
import { findPlace, suggestPlaces } from './find-place.ts';
import type { Place } from './place.ts';

const place = (placeId: string, en: string, bn: string, ...aliases: string[]): Place => ({
  placeId,
  name: { en, bn },
  district: { en, bn },
  aliases,
});
const places = [
  place('dhaka', 'Dhaka', 'ঢাকা', 'Dacca'),
  place('narayanganj', 'Narayanganj', 'নারায়ণগঞ্জ', 'Narayangoanj'),
  place('coxs-bazar', "Cox's Bazar", 'কক্সবাজার', 'Cox Bazar'),
  place('chattogram', 'Chattogram', 'চট্টগ্রাম', 'Chittagong'),
  place('cumilla', 'Cumilla', 'কুমিল্লা', 'Comilla'),
  place('bogura', 'Bogura', 'বগুড়া', 'Bogra'),
  place('jashore', 'Jashore', 'যশোর', 'Jessore'),
  place('habiganj', 'Habiganj', 'হবিগঞ্জ'),
  place('manikganj', 'Manikganj', 'মানিকগঞ্জ'),
  place('munshiganj', 'Munshiganj', 'মুন্সিগঞ্জ', 'Bikrampur'),
  place('madaripur', 'Madaripur', 'মাদারীপুর'),
  place('hili', 'Hili', 'হিলি'),
];

describe('a place is understood however it is typed', () => {
  test.each([
    ['Dhaka', 'dhaka'],
    ['  DHAKA ', 'dhaka'],
    ['ঢাকা', 'dhaka'],
    ['Dacca', 'dhaka'],
    ['Chittagong', 'chattogram'],
    ['Comilla', 'cumilla'],
    ['Narayangoanj', 'narayanganj'],
    ['Bogra', 'bogura'],
    ['jessore', 'jashore'],
    ['coxs-bazar', 'coxs-bazar'],
    ['coxs bazar', 'coxs-bazar'],
    ['Cox Bazar', 'coxs-bazar'],
    ['Cox’s Bazar', 'coxs-bazar'],
    ['COXʼS-BAZAR', 'coxs-bazar'],
    ['কক্সবাজার', 'coxs-bazar'],
    ['কক্স বাজার', 'coxs-bazar'],
    ['কক্স\u200Cবাজার', 'coxs-bazar'],
    ['বগুড\u09BCা', 'bogura'],
    ['বগু\u09DCা', 'bogura'],
  ])('%s is %s', (typed, placeId) => {
    expect(findPlace(places, typed)?.placeId).toBe(placeId);
  });
});

describe('small slips are forgiven, guesses are not made', () => {
  test.each([
    ['Dahka', 'dhaka'],
    ['Dhakaa', 'dhaka'],
    ['Chitagong', 'chattogram'],
    ['Chottograme', 'chattogram'],
    ['Narayongonj', 'narayanganj'],
    ['মাদারিপুর', 'madaripur'],
    ['xyz', undefined],
    ['', undefined],
    [' - ', undefined],
    // Three letters are too few to guess by.
    ['Hil', undefined],
    // Two letters from Habiganj, and yet another place.
    ['Kaliganj', undefined],
    ['Dhanmondi', undefined],
  ])('%s: %s', (typed, placeId) => {
    expect(findPlace(places, typed)?.placeId).toBe(placeId);
  });

  test('a slip that could mean two places means none', () => {
    const twins = [place('rampur', 'Rampur', 'রামপুর'), place('rampura', 'Rajpur', 'রাজপুর')];
    expect(findPlace(twins, 'Rakpur')).toBeUndefined();
    expect(findPlace(twins, 'Rampur')?.placeId).toBe('rampur');
  });
});

describe('while typing', () => {
  const suggested = (typed: string, limit = 5) =>
    suggestPlaces(places, typed, limit).map((found) => found.placeId);

  test('the beginning of a name comes before its middle, names before old spellings', () => {
    expect(suggested('ch')).toEqual(['chattogram']);
    expect(suggested('m')).toEqual(['manikganj', 'munshiganj', 'madaripur', 'chattogram', 'cumilla']);
    expect(suggested('co')).toEqual(['coxs-bazar', 'cumilla']);
    expect(suggested('কুমি')).toEqual(['cumilla']);
    expect(suggested('bazar')).toEqual(['coxs-bazar']);
  });

  test('slips come last and the list keeps to its limit', () => {
    expect(suggested('Dahka')).toEqual(['dhaka']);
    expect(suggested('ganj', 2)).toEqual(['narayanganj', 'habiganj']);
    expect(suggested('xyz')).toEqual([]);
  });

  test('nothing typed yet offers the list as it stands', () => {
    expect(suggested('', 3)).toEqual(['dhaka', 'narayanganj', 'coxs-bazar']);
  });
});
