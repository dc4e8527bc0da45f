import { type HomeContent, type HomePart, homeParts, type TopRoute } from '@poth/domain/content/home.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { Problem } from '@poth/domain/problem.ts';

type Faults = Record<string, string>;

/** Roads as they were typed: a place by its id or any of its names, a road without a name by those of its places. */
const readRoutes = (typed: unknown, places: readonly Place[], faults: Faults): unknown => {
  if (!Array.isArray(typed)) return typed;
  return typed.map((route: TopRoute, index) => {
    const [from, to] = [findPlace(places, String(route.from)), findPlace(places, String(route.to))];
    if (!from) faults[`${index}.from`] = 'place-unknown';
    if (!to) faults[`${index}.to`] = 'place-unknown';
    if (!from || !to) return route;
    if (from === to) faults[`${index}.to`] = 'same-place';
    const name = (language: 'en' | 'bn') =>
      String(route.name?.[language] ?? '').trim() || `${from.name[language]}-${to.name[language]}`;
    return { from: from.placeId, to: to.placeId, name: { en: name('en'), bn: name('bn') } };
  });
};

/**
 * A part of the home page as an admin wrote it. Problems: invalid-input, by where it is: 0.title.en; fault: missing,
 * too-long, place-unknown, same-place, wrong, nothing-shown.
 */
export const readContent = <Part extends HomePart>(
  part: Part,
  typed: unknown,
  places: readonly Place[],
): HomeContent[Part] => {
  const faults: Faults = {};
  const meant = part === 'routes' ? readRoutes(typed, places, faults) : typed;
  const read = homeParts[part].safeParse(meant);
  for (const { path, code } of read.error?.issues ?? []) {
    const fault =
      code === 'too_small'
        ? 'missing'
        : code === 'too_big'
          ? 'too-long'
          : code === 'custom'
            ? 'nothing-shown'
            : 'wrong';
    faults[path.join('.') || 'list'] ??= fault;
  }
  if (!read.success || Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
  return read.data as HomeContent[Part];
};
