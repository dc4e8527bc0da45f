import { forgottenKinds, retention } from '@poth/domain/privacy/retention.ts';
import type { Deps } from '../deps.ts';
import { archiveSweeps, sweeps } from './retention-store.ts';

const dayMs = 86_400_000;

/**
 * Enforces the retention table: empties or deletes what is due, a batch of each kind at a time, in the archive too.
 * Returns true if a batch was full, since more may be due. A kind that fails does not hold up the others.
 */
export const keepRetention =
  ({ db, now }: Pick<Deps, 'db' | 'now'>, most = 500) =>
  async (): Promise<boolean> => {
    const failures: unknown[] = [];
    let more = false;
    for (const kind of forgottenKinds)
      for (const sweep of [...sweeps[kind], ...(kind === 'staffName' ? archiveSweeps : [])])
        try {
          const before = new Date(now().getTime() - retention[kind].days * dayMs);
          const gone = await sweep(db, { before, most });
          more ||= gone === most;
        } catch (thrown) {
          failures.push(thrown);
        }
    if (failures.length > 0) throw failures[0];
    return more;
  };
