import { StreamName } from '@poth/domain/audit-log/input.ts';
import type { ChainCheck } from '@poth/domain/audit-log/log.ts';
import { call } from '../call.ts';
import { hashOfEntry } from './record-act.ts';
import { readChain } from './store.ts';

const readAtOnce = 1_000;

/**
 * Checks one stream of the audit log from its first entry, in batches: each entry must be numbered without a gap,
 * chained to the one before it, and unchanged since it was written.
 */
export const checkChain = call(
  { gate: 'admin', input: StreamName },
  async function checkChain({ deps: { db } }, stream): Promise<ChainCheck> {
    let last = { entryNo: 0, hash: '' };
    for (;;) {
      const rows = await readChain(db, stream, { after: last.entryNo, most: readAtOnce });
      for (const entry of rows) {
        const isNext = entry.entryNo === last.entryNo + 1 && entry.previousHash === last.hash;
        if (!isNext || hashOfEntry(entry) !== entry.hash)
          return { stream, entries: last.entryNo, brokenAt: last.entryNo + 1 };
        last = entry;
      }
      if (rows.length < readAtOnce) return { stream, entries: last.entryNo, brokenAt: null };
    }
  },
);
