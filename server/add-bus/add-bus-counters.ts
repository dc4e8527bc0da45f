import { randomUUID } from 'node:crypto';
import { calledNumberFault, parseCalledNumber } from '@poth/domain/called-number.ts';
import type { Company } from '@poth/domain/content/company.ts';
import { callCenterNumber } from '@poth/domain/content/company-phone.ts';
import type { BusFault, BusFaults, NewBus } from '@poth/domain/add-bus/add-bus.ts';
import type { BusTyped } from '@poth/domain/add-bus/add-bus-input.ts';
import type { Counter } from '@poth/domain/operator/operator.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { Problem } from '@poth/domain/problem.ts';

type Chosen = { counter: Counter; isNew: boolean };
type Wish = { choice: BusTyped['boarding']; place: Place; counterPhone: string };

/**
 * Builds the counter that a company gets where it has none: named after the place, with the typed phone number or
 * `counterPhone`.
 */
const newCounter = ({ choice, place, counterPhone }: Wish): { chosen: Chosen } | { fault: BusFault } => {
  const read = parseCalledNumber(choice.phone.trim() || counterPhone);
  if ('fault' in read) return { fault: calledNumberFault(read) };
  const name = { en: `${place.name.en} counter`, bn: `${place.name.bn} কাউন্টার` };
  const typed = choice.address.normalize('NFC').replace(/\s+/g, ' ').trim();
  const address = typed ? { en: typed, bn: typed } : place.name;
  const counter = { counterId: randomUUID(), placeId: place.placeId, name, address, phone: read.phone };
  return { chosen: { counter, isNew: true } };
};

const choose = (
  own: readonly Counter[],
  wish: Wish,
): { chosen: Chosen } | { fault: BusFault; of: 'counter' | 'phone' } => {
  const { choice, place } = wish;
  if (choice.counterId) {
    const counter = own.find(({ counterId }) => counterId === choice.counterId);
    if (!counter) throw new Problem('not-found');
    if (counter.placeId !== place.placeId) return { fault: 'counter-elsewhere', of: 'counter' };
    return { chosen: { counter, isNew: false } };
  }
  const there = own.find(({ placeId }) => placeId === place.placeId);
  if (there) return { chosen: { counter: there, isNew: false } };
  const made = newCounter(wish);
  return 'fault' in made ? { ...made, of: 'phone' } : made;
};

/** Returns the phone number of a counter for which none was typed: the owner's, else the call center's. */
export const counterPhoneOf = (ownPhone: string | null, company: Pick<Company, 'phones'>): string =>
  ownPhone ?? callCenterNumber(company.phones);

export type CountersAsked = {
  typed: Pick<BusTyped, 'boarding' | 'dropping'>;
  ends: Pick<NewBus, 'from' | 'to'>;
  counterPhone: string;
};

/**
 * Chooses the boarding and dropping counters of a bus: the chosen ones, else the company's own there, else new ones,
 * with `counterPhone` where no phone number was typed.
 * Problems: not-found for another company's counter.
 */
export const chooseCounters = (
  own: readonly Counter[],
  { typed, ends: { from, to }, counterPhone }: CountersAsked,
): { boarding: Chosen; dropping: Chosen } | { faults: BusFaults } => {
  const boarding = choose(own, { choice: typed.boarding, place: from, counterPhone });
  const dropping = choose(own, { choice: typed.dropping, place: to, counterPhone });
  if ('chosen' in boarding && 'chosen' in dropping)
    return { boarding: boarding.chosen, dropping: dropping.chosen };
  const faults: BusFaults = {};
  if ('fault' in boarding) faults[boarding.of === 'phone' ? 'boardingPhone' : 'boarding'] = boarding.fault;
  if ('fault' in dropping) faults[dropping.of === 'phone' ? 'droppingPhone' : 'dropping'] = dropping.fault;
  return { faults };
};
