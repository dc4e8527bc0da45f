import type { Deps } from '../../deps.ts';
import { places } from './places.ts';

/** Makes the 64 districts and well-known towns known; those that the database has stay as they are there. */
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
