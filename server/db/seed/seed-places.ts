import type { Deps } from '../../deps.ts';
import { places } from './places.ts';

/** Adds the 64 districts and well-known towns; places that the database has already stay unchanged. */
export const seedPlaces = async ({ db }: Pick<Deps, 'db'>): Promise<void> => {
  await db
    .insertInto('place')
    .values(
      places.map(({ placeId, name, district, aliases }, listOrder) => ({
        placeId,
        nameEn: name.en,
        nameBn: name.bn,
        districtEn: district.en,
        districtBn: district.bn,
        aliases: JSON.stringify(aliases),
        listOrder,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
