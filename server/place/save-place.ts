import { SavePlaceInput } from '@poth/domain/place/input.ts';
import { placeIdOf, readPlaceTyped } from '@poth/domain/place/place-typed.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { addPlace, changePlace, lockPlaces, readAllPlaces } from './desk-store.ts';

/** Adds a place, or changes its names and spellings, which search knows at once. Its id never changes. */
export const savePlace = call(
  {
    gate: 'admin',
    input: SavePlaceInput,
    problems: [
      'invalid-input', // by field, see PlaceFault
      'already-decided',
      'not-found',
    ],
  },
  async function savePlace({ deps, actor }, input): Promise<{ placeId: string }> {
    const saved = await transaction(deps.db, async (tx) => {
      await lockPlaces(tx);
      const all = await readAllPlaces(tx);
      const known = all.find(({ placeId }) => placeId === input.placeId);
      if (input.placeId !== null && !known) throw new Problem('not-found');
      const read = readPlaceTyped(
        input.typed,
        all.filter((place) => place !== known),
      );
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      const { place: became } = read;
      const placeId = known?.placeId ?? placeIdOf(became.name.en);
      if (known) {
        // Compared before the statement: a number out of the column's range must not reach the database.
        if (known.version !== input.seenVersion) throw new Problem('already-decided');
        if (!(await changePlace(tx, { placeId, seenVersion: input.seenVersion }, became)))
          throw new Problem('already-decided');
      } else if (!(await addPlace(tx, placeId, became)))
        throw new Problem('invalid-input', { faults: { nameEn: `taken:${became.name.en}` } });
      const was = known && {
        name: known.name,
        district: known.district,
        aliases: known.aliases,
        listOrder: known.listOrder,
      };
      await recordAct(tx, actor, {
        stream: 'portal:places',
        act: known ? 'place-changed' : 'place-added',
        detail: { placeId, ...(was && { was }), became },
      });
      return { placeId };
    });
    await deps.settings.refresh();
    return saved;
  },
);
