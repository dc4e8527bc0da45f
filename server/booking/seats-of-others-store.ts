import { sql } from 'kysely';
import { openSetsOf } from '../db/sets.ts';
import { type SeatClaim, takeableRow } from '../seating/store.ts';

/** Seats that a request with this key asks for. tripVersion: version of the trip in the remembered sale. */
type Wanted = { claim: SeatClaim; tripVersion: number; buyerId: string; key: string };

/**
 * Returns those of the wanted seats that another has, as long as the trip has its version. None for a repeated request,
 * or for a browser with a hold on the trip: those are decided by more than the seats. One statement for all who ask at
 * the same time.
 */
export const seatsOfOthers = openSetsOf<Wanted, string[]>(async (db, asked) => {
  const rows = asked.flatMap(({ claim: { tripId, seatNos, legNos }, ...by }, no) =>
    seatNos.flatMap((seatNo) => legNos.map((legNo) => ({ no, tripId, seatNo, legNo, ...by }))),
  );
  const each = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  const { rows: taken } = await sql<{ no: number; seatNo: string }>`
    with wanted as materialized (
      select asked.*
      from unnest(${each('no')}::int[], ${each('tripId')}::uuid[], ${each('seatNo')}::text[], ${each('legNo')}::int[],
          ${each('tripVersion')}::int[], ${each('buyerId')}::uuid[], ${each('key')}::text[])
          asked (no, trip_id, seat_no, leg_no, trip_version, buyer_id, key)
      where not exists (select from buyer_hold h where h.buyer_id = asked.buyer_id and h.trip_id = asked.trip_id
        and h.expires_at > clock_timestamp()))
    select distinct wanted.no, wanted.seat_no
    from wanted
      join trip_seat s on s.trip_id = wanted.trip_id and s.seat_no = wanted.seat_no and s.leg_no = wanted.leg_no
    where s.trip_version = wanted.trip_version and not ${takeableRow('s')}
      and not exists (select from idempotency i
        where i.trip_id = s.trip_id and i.actor = wanted.buyer_id::text and i.key = wanted.key)
    order by wanted.no, wanted.seat_no`.execute(db);
  const of = Map.groupBy(taken, ({ no }) => no);
  return asked.map((_, no) => (of.get(no) ?? []).map(({ seatNo }) => seatNo));
});
