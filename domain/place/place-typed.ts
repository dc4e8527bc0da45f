import { latinDigits } from '../language.ts';
import type { PlaceTyped } from './input.ts';
import type { Place } from './place.ts';
import { bareName, bareNames } from './place-name.ts';

/** Faults of a field; taken: another place already has the name after the colon. */
export type PlaceFault = 'missing' | 'too-long' | 'too-many' | 'not-a-number' | `taken:${string}`;
export type PlaceFaults = Partial<Record<keyof PlaceTyped, PlaceFault>>;
export type PlaceToWrite = Omit<Place, 'placeId'> & { listOrder: number };

const longest = 60;
const mostAliases = 30;
const names = ['nameEn', 'nameBn', 'districtEn', 'districtBn'] as const;

/** Derives a readable id from an English name: coxs-bazar. */
export const placeIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const aliasesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n\r]+/)
      .map((alias) => alias.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

/**
 * Reads a place as an admin typed it. others: all other places; no two may share a name, or a traveller who types it
 * could be sent to either.
 */
export const readPlaceTyped = (
  typed: PlaceTyped,
  others: readonly Place[],
): { place: PlaceToWrite } | { faults: PlaceFaults } => {
  const faults: PlaceFaults = {};
  const said = Object.fromEntries(
    names.map((name) => [name, typed[name].trim().replace(/\s+/g, ' ')]),
  ) as Record<(typeof names)[number], string>;
  for (const name of names) {
    if (!bareName(said[name])) faults[name] = 'missing';
    else if (said[name].length > longest) faults[name] = 'too-long';
  }
  if (!faults.nameEn && !placeIdOf(said.nameEn)) faults.nameEn = 'missing';
  const own = [said.nameEn, said.nameBn].map(bareName);
  const aliases = aliasesOf(typed.aliases).filter((alias) => !own.includes(bareName(alias)));
  if (aliases.some((alias) => alias.length > longest)) faults.aliases = 'too-long';
  else if (aliases.length > mostAliases) faults.aliases = 'too-many';

  const taken = new Set(others.flatMap(bareNames));
  if (taken.has(bareName(said.nameEn))) faults.nameEn ??= `taken:${said.nameEn}`;
  if (taken.has(bareName(said.nameBn))) faults.nameBn ??= `taken:${said.nameBn}`;
  const known = aliases.find((alias) => taken.has(bareName(alias)));
  if (known) faults.aliases ??= `taken:${known}`;

  const order = latinDigits(typed.listOrder).trim();
  if (!/^\d{1,5}$/.test(order)) faults.listOrder = 'not-a-number';
  if (Object.keys(faults).length > 0) return { faults };
  return {
    place: {
      name: { en: said.nameEn, bn: said.nameBn },
      district: { en: said.districtEn, bn: said.districtBn },
      aliases,
      listOrder: Number(order),
    },
  };
};
