import type { ScanVerdict } from '@poth/domain/boarding/judge-scan.ts';
import type { KeptMark } from '@poth/domain/boarding/apply-marks.ts';

/** Mark as stored on the phone. order: time when this phone made it; seenAs: verdict of this phone then. */
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

/**
 * Reads the marks of a trip on this phone in the order of their making; deletes marks of any trip that were sent long
 * ago.
 */
export const readMarks = async (tripId: string): Promise<StoredMark[]> => {
  const all = await asked((await marksIn('readonly')).getAll() as IDBRequest<StoredMark[]>);
  const old = all.filter(({ sentAt }) => sentAt && sentAt.getTime() + keepsMs < Date.now());
  await Promise.all(old.map(({ scanId }) => dropMark(scanId)));
  return all
    .filter((mark) => mark.tripId === tripId && !old.includes(mark))
    .sort((one, other) => one.order - other.order);
};

/** Stores a mark, or a change of it; resolves once the phone has stored it. */
export const writeMark = async (mark: StoredMark): Promise<void> => {
  await asked((await marksIn('readwrite')).put(mark));
};

export const dropMark = async (scanId: string): Promise<void> => {
  await asked((await marksIn('readwrite')).delete(scanId));
};

/** Returns an id for this phone, which tells its marks from those of others. */
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
