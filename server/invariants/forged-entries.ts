import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Breach } from './invariant.ts';
import { hashOfEntry } from '../audit-log/record-act.ts';

type Entry = Parameters<typeof hashOfEntry>[0] & { hash: string };

const readAtOnce = 1_000;

/** Walks the whole audit log, so many entries at a time, and answers the first whose hash is not that of what they say. */
export const forgedEntries = async (tx: Tx, most: number): Promise<Breach[]> => {
  const forged: Breach[] = [];
  let last = { stream: '', entryNo: 0 };
  for (;;) {
    const { rows } = await sql<Entry>`
      select stream, entry_no, at, actor, act, detail, previous_hash, hash from audit_log
      where (stream, entry_no) > (${last.stream}, ${last.entryNo}) order by stream, entry_no limit ${readAtOnce}`.execute(
      tx,
    );
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
