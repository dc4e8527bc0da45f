import { z } from 'zod';
import type { LogEntry, LogFilter } from '@poth/domain/audit/log.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readLog } from './log-store.ts';
import { recordAct } from './record-act.ts';

const mostAtOnce = 10_000;

/** What an admin carries away of the audit log, at most ten thousand entries, the newest; that it was taken is logged. */
export const exportActs = call(
  { gate: 'admin', input: z.custom<LogFilter>(), problems: [] },
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
