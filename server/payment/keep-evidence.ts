import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Callback } from './gateways/gateway.ts';

/** The different notices of one attempt that are kept: what the gateway signs is far fewer, the rest is noise. */
const mostKept = { signed: 20, unsigned: 5 } as const;

type Posted = { kind: 'ipn' | 'return'; tranId: string; form: URLSearchParams; isTrusted: boolean };

/** Thrown to take the notice back in the same transaction: the attempt has as many as are kept. */
class NoRoom extends Error {}

const takeRoom = async (tx: Tx, tranId: string, column: keyof typeof mostKept): Promise<number> => {
  const count = sql.ref(`gateway_evidence.${column}`);
  const { rows } = await sql<{ kept: number }>`
    insert into gateway_evidence (tran_id, ${sql.ref(column)}) values (${tranId}, 1)
    on conflict (tran_id) do update set ${sql.ref(column)} = ${count} + 1 where ${count} < ${mostKept[column]}
    returning ${sql.ref(column)} as kept`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new NoRoom();
  return taken.kept;
};

/**
 * Keeps what was posted about an attempt, once for every repeat and up to a number of different ones.
 * isTrusted: the gateway signed it, and for this attempt. Answers how many of its sort there are with it; zero where it
 * was kept before or there is no room.
 */
export const keepEvidence = async (
  { db, gateway }: Deps,
  { kind, tranId, form, isTrusted }: Posted,
  callback: Callback | undefined,
): Promise<{ kept: number; isLast: boolean }> => {
  const column = isTrusted ? 'signed' : 'unsigned';
  const most = mostKept[column];
  const body = callback?.evidence ?? { unreadable: [...form.keys()].join(',').slice(0, 500) };
  const eventKey = createHash('sha256')
    .update(JSON.stringify([kind, tranId, body]))
    .digest('hex');
  // A flood ends at this reading: nothing is written for it.
  const room = await db
    .selectFrom('gatewayEvidence')
    .select(['signed', 'unsigned'])
    .where('tranId', '=', tranId)
    .executeTakeFirst();
  if (room && room[column] >= most) return { kept: 0, isLast: false };
  const event = {
    gateway: gateway.name,
    eventKey,
    kind,
    tranId,
    signatureGood: callback?.signatureGood ?? false,
    body: JSON.stringify(body),
  };
  try {
    const kept = await transaction(db, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('gatewayEvent')
        .values(event)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? takeRoom(tx, tranId, column) : 0;
    });
    return { kept, isLast: kept === most };
  } catch (thrown) {
    if (thrown instanceof NoRoom) return { kept: 0, isLast: false };
    throw thrown;
  }
};
