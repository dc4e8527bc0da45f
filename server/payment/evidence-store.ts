import { sql } from 'kysely';
import { openSetsOf } from '../db/sets.ts';
import { attemptsByTranIds, type NamedAttempt } from './tran-store.ts';

/** Maximum number of different notices of one attempt that are kept: a gateway signs far fewer, the rest is noise. */
export const maxNoticesKept = { signed: 20, unsigned: 5 } as const;

/** A notice about an attempt; its key is the same for every repeat. isTrusted: the gateway signed it, and for this attempt. */
export type Notice = {
  gateway: string;
  eventKey: string;
  kind: 'ipn' | 'return';
  tranId: string;
  signatureGood: boolean;
  isTrusted: boolean;
  body: string;
};

type Kept = NamedAttempt & { kept: number };

/**
 * Keeps a notice about an existing attempt, where it is new and the attempt has room for another of its sort. Returns the
 * attempt, and how many notices of the sort there are with this one; zero where it was not kept. A flood writes nothing.
 * Notices of different attempts that come at the same time share a statement and its commit.
 */
export const keepNotice = openSetsOf<Notice, Kept | undefined>(
  async (db, notices) => {
    const each = <Name extends keyof Notice>(name: Name) => notices.map((notice) => notice[name]);
    const { rows } = await sql<Kept & { no: number }>`
    with attempt as (${attemptsByTranIds(each('tranId'))}),
    given as (
      select attempt.tran_id, notice.* from unnest(${notices.map((_, no) => no)}::int[], ${each('gateway')}::text[],
        ${each('eventKey')}::text[], ${each('kind')}::text[], ${each('signatureGood')}::boolean[],
        ${each('isTrusted')}::boolean[], ${each('body')}::text[])
        notice (no, gateway, event_key, kind, signature_good, is_trusted, body)
      join attempt on attempt.no = notice.no),
    room as (
      insert into gateway_evidence as e (tran_id, signed, unsigned)
      select tran_id, is_trusted::int, (not is_trusted)::int from given
      where not exists (select from gateway_event v where v.gateway = given.gateway and v.event_key = given.event_key)
        and not exists (select from gateway_evidence full_up where full_up.tran_id = given.tran_id
          and case when is_trusted then signed >= ${maxNoticesKept.signed}::int else unsigned >= ${maxNoticesKept.unsigned}::int end)
      order by tran_id
      on conflict (tran_id) do update set signed = e.signed + excluded.signed, unsigned = e.unsigned + excluded.unsigned
        where e.signed + excluded.signed <= ${maxNoticesKept.signed}::int
          and e.unsigned + excluded.unsigned <= ${maxNoticesKept.unsigned}::int
      returning e.tran_id, e.signed, e.unsigned),
    event as (
      insert into gateway_event (gateway, event_key, kind, tran_id, signature_good, body)
      select gateway, event_key, kind, tran_id, signature_good, body::jsonb from given join room using (tran_id)
      order by gateway, event_key
      on conflict do nothing returning tran_id)
    select a.no, a.trip_id, a.payment_id, a.tran_id, a.gateway, a.gateway_session, a.state, a.language,
      case when event.tran_id is null then 0 when given.is_trusted then room.signed else room.unsigned end as kept
    from attempt a join given using (no)
      left join room on room.tran_id = a.tran_id left join event on event.tran_id = a.tran_id`.execute(db);
    const found = new Map(rows.map(({ no, ...kept }) => [no, kept]));
    return notices.map((_, no) => found.get(no));
  },
  ({ tranId }) => [tranId],
);
