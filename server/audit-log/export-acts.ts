import { LogFilter } from '@poth/domain/audit-log/input.ts';
import type { LogEntry } from '@poth/domain/audit-log/log.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readLog } from './log-store.ts';
import { recordAct } from './record-act.ts';

const mostAtOnce = 10_000;

/** Exports the newest entries of the audit log that match a filter, at most ten thousand, and logs the export. */
export const exportActs = call(
  { gate: 'admin', input: LogFilter },
  async function exportActs({ deps: { db }, actor }, filter): Promise<readonly LogEntry[]> {
    const entries = await readLog(db, filter, { after: null, most: mostAtOnce });
    await transaction(db, (tx) =>
      recordAct(tx, actor, {
        stream: 'portal:audit',
        act: 'audit-log-exported',
        detail: { ...filter, entries: entries.length },
      }),
    );
    return entries;
  },
);
