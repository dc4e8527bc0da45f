import type { ScanVerdict } from '@poth/domain/boarding/judge-scan.ts';
import type { KeptMark } from '@poth/domain/boarding/riders-now.ts';

/** order: by when it was made, on this phone; seenAs: what it meant then. */
export type StoredMark = KeptMark & { order: number; seenAs: ScanVerdict | null };

const keepsMs = 7 * 86_400_000;

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the store said no')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('poth-boarding', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('marks', { keyPath: 'scanId' });
  });
  return asked(request);
};

const marksIn = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction('marks', mode).objectStore('marks');

/** The marks of a trip on this phone, in the order in which they were made; of any trip, those long sent are dropped. */
export const readMarks = async (tripId: string): Promise<StoredMark[]> => {
  const all = await asked((await marksIn('readonly')).getAll() as IDBRequest<StoredMark[]>);
  const old = all.filter(({ sentAt }) => sentAt && sentAt.getTime() + keepsMs < Date.now());
  await Promise.all(old.map(({ scanId }) => dropMark(scanId)));
  return all
    .filter((mark) => mark.tripId === tripId && !old.includes(mark))
    .sort((one, other) => one.order - other.order);
};

/** Writes a mark down, or what became of it: resolved when it lies on the phone. */
export const writeMark = async (mark: StoredMark): Promise<void> => {
  await asked((await marksIn('readwrite')).put(mark));
};

export const dropMark = async (scanId: string): Promise<void> => {
  await asked((await marksIn('readwrite')).delete(scanId));
};

/** A name for this phone, so that two of them are told apart. */
export const deviceId = (): string => {
  try {
    const known = localStorage.getItem('boarding-device');
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem('boarding-device', made);
    return made;
  } catch {
    return 'phone-without-storage';
  }
};
