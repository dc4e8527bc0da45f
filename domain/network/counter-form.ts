import { z } from 'zod';
import { calledNumberFault, parseCalledNumber } from '../called-number.ts';
import type { Counter } from '../operator/operator.ts';
import { tidy } from '../typed-line.ts';

const Text = z.string().max(300);

/** A counter as its owner typed it. counterId: drawn by the form; the same form sent twice makes one counter. */
export const CounterTyped = z.strictObject({
  counterId: z.uuid(),
  placeId: Text,
  nameEn: Text,
  nameBn: Text,
  addressEn: Text,
  addressBn: Text,
  phone: Text,
});
export type CounterTyped = z.infer<typeof CounterTyped>;

export type CounterFault =
  | 'place-missing'
  | 'name-missing'
  | 'address-missing'
  | 'text-long'
  | `phone-${string}`;
export type CounterFaults = Partial<Record<Exclude<keyof CounterTyped, 'counterId'>, CounterFault>>;

const longest = { name: 80, address: 160 };

/** Reads a counter; a name or an address in one language stands for the other too. placeIds: the places there are. */
export const readCounter = (
  typed: CounterTyped,
  placeIds: ReadonlySet<string>,
): { counter: Counter } | { faults: CounterFaults } => {
  const faults: CounterFaults = {};
  if (!placeIds.has(typed.placeId)) faults.placeId = 'place-missing';
  const both = (part: 'name' | 'address') => {
    const [en, bn] = [tidy(typed[`${part}En`]), tidy(typed[`${part}Bn`])];
    if (!en && !bn) faults[`${part}En`] = `${part}-missing`;
    for (const [field, text] of [
      [`${part}En`, en],
      [`${part}Bn`, bn],
    ] as const)
      if ([...text].length > longest[part]) faults[field] = 'text-long';
    return { en: en || bn, bn: bn || en };
  };
  const [name, address] = [both('name'), both('address')];
  const phone = parseCalledNumber(typed.phone);
  if ('fault' in phone) faults.phone = calledNumberFault(phone);
  if ('fault' in phone || Object.keys(faults).length > 0) return { faults };
  const { counterId, placeId } = typed;
  return { counter: { counterId, placeId, name, address, phone: phone.phone } };
};
