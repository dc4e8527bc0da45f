import type { Tx } from '../db/database.ts';
import type { Breach } from './invariant.ts';
import { hashOfEntry } from '../audit-log/record-act.ts';
import { readEntriesAfter } from '../audit-log/store.ts';

const readAtOnce = 1_000;

/**
 * Reads the whole audit log in batches, and returns the first entries, `most` at most, whose hash does not match their
 * content.
 */
export const forgedEntries = async (tx: Tx, most: number): Promise<Breach[]> => {
  const forged: Breach[] = [];
  let last = { stream: '', entryNo: 0 };
  for (;;) {
    const rows = await readEntriesAfter(tx, last, readAtOnce);
    for (const entry of rows) {
      const { stream, entryNo, at, act } = entry;
      if (hashOfEntry(entry) !== entry.hash) forged.push({ stream, entryNo, at, act });
      if (forged.length === most) return forged;
    }
    const end = rows.at(-1);
    if (!end || rows.length < readAtOnce) return forged;
    last = end;
  }
};
