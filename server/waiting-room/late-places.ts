import type { QueueName } from '@poth/domain/waiting-room/place.ts';
import type { Database } from '../db/database.ts';
import { openLateNumbers } from './late-numbers.ts';
import { keepLateNumber, readLateNumber } from './late-place-store.ts';

/**
 * Numbers the places that are taken after the opening. A proven place has one number however often it is asked for: a person
 * who leaves out the token would else take the numbers before everybody who comes later. An unproven one has no row, and
 * a new number each time.
 */
export const openLatePlaces = (db: Database) => {
  const nextNumber = openLateNumbers(db);
  const underWay = new Map<string, Promise<number>>();
  const numberOnce = async (roomId: string, placeId: string): Promise<number> =>
    (await readLateNumber(db, { roomId, placeId })) ??
    keepLateNumber(db, { roomId, placeId, lateNo: await nextNumber(roomId, 'proven') });
  return (roomId: string, queue: QueueName, placeId: string): Promise<number> => {
    if (queue === 'unproven') return nextNumber(roomId, queue);
    // A number that is drawn and not kept delays those behind it: of one place, a process draws one at a time.
    const asked =
      underWay.get(placeId) ?? numberOnce(roomId, placeId).finally(() => underWay.delete(placeId));
    underWay.set(placeId, asked);
    return asked;
  };
};
