import { sql } from 'kysely';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Counter } from '@poth/domain/operator/operator.ts';
import type { NetworkCounter } from '@poth/domain/network/network.ts';
import type { Database, Tx } from '../db/database.ts';
import { stillRuns } from './running-store.ts';

type Row = Omit<NetworkCounter, 'name' | 'address' | 'place'> &
  Record<`${'name' | 'address' | 'place'}${'En' | 'Bn'}`, string>;

const counterOf = ({
  nameEn,
  nameBn,
  addressEn,
  addressBn,
  placeEn,
  placeBn,
  ...row
}: Row): NetworkCounter => ({
  ...row,
  name: { en: nameEn, bn: nameBn },
  address: { en: addressEn, bn: addressBn },
  place: { en: placeEn, bn: placeBn },
});

const runningRoutes = sql`
  select r.route_id, r.name_en, r.name_bn from route r
  where exists (select from route_counter rc where rc.route_id = r.route_id and rc.counter_id = c.counter_id)
    and exists (select from schedule s where s.route_id = r.route_id and ${stillRuns})`;

/** Reads the counters of an operator by place and name, retired ones last. One statement. */
export const readNetworkCounters = async (
  db: Database,
  operatorId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NetworkCounter[]> => {
  const { rows } = await sql<Row>`
    select c.counter_id, c.place_id, c.name_en, c.name_bn, c.address_en, c.address_bn, c.phone,
      p.name_en as place_en, p.name_bn as place_bn, c.retired_at is not null as retired,
      (select count(*) from (${runningRoutes}) running) as routes
    from counter c join place p on p.place_id = c.place_id
    where c.operator_id = ${operatorId}
    order by c.retired_at is not null, p.name_en, c.name_en, c.counter_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(counterOf);
};

/** Reads the counters that a route may have: the offered ones, by name. */
export const readOfferedCounters = async (db: Database | Tx, operatorId: string): Promise<Counter[]> => {
  const rows = await db
    .selectFrom('counter')
    .select(['counterId', 'placeId', 'nameEn', 'nameBn', 'addressEn', 'addressBn', 'phone'])
    .where('operatorId', '=', operatorId)
    .where('retiredAt', 'is', null)
    .orderBy('nameEn')
    .orderBy('counterId')
    .execute();
  return rows.map(({ nameEn, nameBn, addressEn, addressBn, ...counter }) => ({
    ...counter,
    name: { en: nameEn, bn: nameBn },
    address: { en: addressEn, bn: addressBn },
  }));
};

/** Reads a counter of an operator as it is stored, retired or not. */
export const readCounterTyped = (db: Database, operatorId: string, counterId: string) =>
  db
    .selectFrom('counter')
    .select(['counterId', 'placeId', 'nameEn', 'nameBn', 'addressEn', 'addressBn', 'phone'])
    .where('operatorId', '=', operatorId)
    .where('counterId', '=', counterId)
    .executeTakeFirst();

/** Reads a counter of any operator, with its operator. */
export const readOwnCounter = (tx: Tx, counterId: string) =>
  tx
    .selectFrom('counter')
    .select(['operatorId', 'placeId', 'nameEn', 'retiredAt'])
    .where('counterId', '=', counterId)
    .executeTakeFirst();

/** Writes a new or changed counter; a retired one is offered again. Returns false for a counter of another operator. */
export const saveOwnCounter = async (tx: Tx, operatorId: string, counter: Counter): Promise<boolean> => {
  const { name, address, ...rest } = counter;
  const values = {
    ...rest,
    nameEn: name.en,
    nameBn: name.bn,
    addressEn: address.en,
    addressBn: address.bn,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('counter')
    .values({ ...values, operatorId })
    .onConflict((conflict) =>
      conflict
        .column('counterId')
        .doUpdateSet({ ...values, retiredAt: null })
        .where('counter.operatorId', '=', operatorId),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Reads the active routes that a counter is on. */
export const readUsesOfCounter = async (tx: Tx, counterId: string): Promise<Bilingual[]> => {
  const { rows } = await sql<{ nameEn: string; nameBn: string }>`
    select running.name_en, running.name_bn from counter c cross join lateral (${runningRoutes}) running
    where c.counter_id = ${counterId} order by running.name_en`.execute(tx);
  return rows.map(({ nameEn, nameBn }) => ({ en: nameEn, bn: nameBn }));
};

/** Tells whether any route has the counter, whose place cannot change then. */
export const isOnARoute = async (tx: Tx, counterId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('routeCounter')
    .select('routeId')
    .where('counterId', '=', counterId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Reads the agents whose shifts are open at a counter; no shift begins at a retired one. */
export const readAgentsAt = async (tx: Tx, operatorId: string, counterId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('counterShift')
    .select('agentName')
    .where('operatorId', '=', operatorId)
    .where('counterId', '=', counterId)
    .where('closedAt', 'is', null)
    .orderBy('agentName')
    .execute();
  return rows.map(({ agentName }) => agentName);
};

/** Retires a counter. Returns false where it is already retired. */
export const retireOwnCounter = async (tx: Tx, operatorId: string, counterId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('counter')
    .set({ retiredAt: sql<Date>`now()` })
    .where('operatorId', '=', operatorId)
    .where('counterId', '=', counterId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
