import { type ContentPart, contentParts, type PortalContent } from '@poth/domain/content/content.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { type Language, latinDigits } from '@poth/domain/language.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { Problem } from '@poth/domain/problem.ts';

type Faults = Record<string, string>;
/** Row as it came, of any shape: the schema of its part reports what is missing or wrong. */
type Row = Readonly<Record<string, unknown>>;

const isRow = (typed: unknown): typed is Row => typeof typed === 'object' && typed !== null;
const textOf = (typed: unknown): string =>
  typeof typed === 'string' || typeof typed === 'number' ? String(typed) : '';

/** Reads roads as typed: a place by its id or any of its names; a road without a name gets one from its places. */
const readRoutes = (typed: unknown, places: readonly Place[], faults: Faults): unknown => {
  if (!Array.isArray(typed)) return typed;
  return typed.map((route: unknown, index) => {
    if (!isRow(route)) return route;
    const [from, to] = [findPlace(places, textOf(route.from)), findPlace(places, textOf(route.to))];
    if (!from) faults[`${index}.from`] = 'place-unknown';
    if (!to) faults[`${index}.to`] = 'place-unknown';
    if (!from || !to) return route;
    if (from === to) faults[`${index}.to`] = 'same-place';
    const name = (language: Language) =>
      textOf(isRow(route.name) && route.name[language]).trim() ||
      `${from.name[language]}-${to.name[language]}`;
    return { from: from.placeId, to: to.placeId, name: { en: name('en'), bn: name('bn') } };
  });
};

/** Refuses future years for past events. */
const refuseYearsToCome = (part: ContentPart, typed: unknown, today: DhakaDate, faults: Faults): void => {
  const isToCome = (year: unknown): boolean => Number(latinDigits(textOf(year))) > Number(today.slice(0, 4));
  if (part === 'facts' && isRow(typed) && isToCome(typed.since)) faults.since ??= 'year-wrong';
  if (part === 'milestones' && Array.isArray(typed))
    for (const [index, row] of typed.entries())
      if (isRow(row) && isToCome(row.year)) faults[`${index}.year`] ??= 'year-wrong';
};

/** Returns the fault that a rule found, else one by the kind of the issue. */
const faultOf = ({ code, message }: { code: string; message: string }): string => {
  if (code === 'custom') return message;
  return code === 'too_small' ? 'missing' : code === 'too_big' ? 'too-long' : 'wrong';
};

/**
 * Reads a part as an admin wrote it. Problems: invalid-input, by path: 0.title.en, or email where the part is no list;
 * fault: missing, too-long, place-unknown, same-place, wrong, nothing-shown, numbers-needed, telephone-wrong, email-…,
 * link-wrong, year-wrong, count-wrong, or the fault of a mobile number: phone-….
 */
export const readContent = <Part extends ContentPart>(
  part: Part,
  typed: unknown,
  { places, today }: { places: readonly Place[]; today: DhakaDate },
): PortalContent[Part] => {
  const faults: Faults = {};
  const meant = part === 'routes' ? readRoutes(typed, places, faults) : typed;
  const read = contentParts[part].safeParse(meant);
  for (const issue of read.error?.issues ?? []) faults[issue.path.join('.') || 'list'] ??= faultOf(issue);
  refuseYearsToCome(part, typed, today, faults);
  if (!read.success || Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
  return read.data as PortalContent[Part];
};
