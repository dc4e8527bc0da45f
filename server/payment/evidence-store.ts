import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { attemptOfTran, type NamedAttempt } from './store.ts';

/** The different notices of one attempt that are kept: what the gateway signs is far fewer, the rest is noise. */
export const mostKept = { signed: 20, unsigned: 5 } as const;

/** A notice about an attempt; its key is the same for every repeat. */
export type Notice = {
  gateway: string;
  eventKey: string;
  kind: 'ipn' | 'return';
  tranId: string;
  signatureGood: boolean;
  body: string;
};

/**
 * Keeps a notice about an attempt that there is, where it is new and the attempt has room for another of its sort.
 * Answers the attempt, and how many notices of the sort there are with this one; zero where it was not kept. A flood
 * writes nothing.
 */
export const keepNotice = async (
  db: Database,
  { gateway, eventKey, kind, tranId, signatureGood, body }: Notice,
  sort: keyof typeof mostKept,
): Promise<(NamedAttempt & { kept: number }) | undefined> => {
  const count = sql.ref(`gateway_evidence.${sort}`);
  const { rows } = await sql<NamedAttempt & { kept: number }>`
    with attempt as (${attemptOfTran(tranId)}),
    room as (
      insert into gateway_evidence (tran_id, ${sql.ref(sort)})
      select tran_id, 1 from attempt
      where not exists (select from gateway_event where gateway = ${gateway} and event_key = ${eventKey})
        and not exists (select from gateway_evidence where tran_id = ${tranId} and ${count} >= ${mostKept[sort]}::int)
      on conflict (tran_id) do update set ${sql.ref(sort)} = ${count} + 1 where ${count} < ${mostKept[sort]}::int
      returning ${sql.ref(sort)} as kept),
    event as (
      insert into gateway_event (gateway, event_key, kind, tran_id, signature_good, body)
      select ${gateway}, ${eventKey}, ${kind}, ${tranId}, ${signatureGood}, ${body}::jsonb from room
      on conflict do nothing returning 1)
    select trip_id, payment_id, tran_id, state, language,
      coalesce((select room.kept from room, event), 0)::int as kept
    from attempt`.execute(db);
  return rows[0];
};
