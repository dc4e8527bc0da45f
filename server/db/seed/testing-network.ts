import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { defaultRefundPolicy, type RefundPolicy } from '@poth/domain/refund/policy.ts';
import { createTestDatabase, withClient } from '../testing.ts';
import { recogniseCluster } from '../cluster.ts';
import { openDatabase, type Database } from '../database.ts';
import { transaction } from '../transaction.ts';
import { coachKinds } from './coach-kinds.ts';
import type { CoachKind, Corridor } from './corridors.ts';
import { faresOf, stopsOf } from './directed-route.ts';
import { insertTables } from './insert-rows.ts';
import { plainCompany, plainRoutes } from './plain-line.ts';
import { seedPlaces } from './seed-places.ts';
import { supplyTables } from './supply.ts';

/** A daily run for a test: stops as [place, km, minute], a departure like 23:00 and one counter at every stop. */
export type TestRun = {
  stops: Corridor['stops'];
  departure: string;
  kind?: CoachKind;
  fullFareTaka?: number;
  operatorState?: OperatorState;
  refundPolicy?: RefundPolicy;
};

/**
 * Waits until a closed pool's sockets are gone: dropping their database earlier would make them report errors. A cluster
 * keeps connections of its own, which do not matter.
 */
const untilAlone = async (url: string): Promise<void> => {
  const others = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name not like 'citus_internal%'`;
  await withClient(url, async (client) => {
    while ((await client.query(others)).rowCount) await sleep(5);
  });
};

/** Opens a database of its own with the places, as the portal opens it. */
export const openTestPortal = async (): Promise<{ db: Database; close(): Promise<void> }> => {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, 'poth_app');
  await recogniseCluster(db);
  await seedPlaces({ db });
  return {
    db,
    async close() {
      await db.destroy();
      await untilAlone(database.url);
      await database.drop();
    },
  };
};

/** Writes a run of an operator of its own. */
export const addRun = async (
  db: Database,
  run: TestRun,
): Promise<{ operatorId: string; scheduleId: string }> => {
  const { kind = 'plain', departure, fullFareTaka = 1000, operatorState = 'verified' } = run;
  const [operatorId, routeId, coachId, scheduleId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const corridor: Corridor = {
    stops: run.stops,
    via: [],
    fullFareTaka: { [kind]: fullFareTaka },
    dhakaSide: null,
  };
  const stops = stopsOf(corridor, 'out');
  const operator = { operatorId, nameEn: 'Test Line', nameBn: 'টেস্ট লাইন', mark: 'TL', state: operatorState };
  const { refundPolicy = defaultRefundPolicy } = run;
  const company = plainCompany({ ...operator, refundPolicy }, stops);
  const route = { routeId, operatorId, nameEn: 'Test route', nameBn: 'টেস্ট রুট' };
  const [hours, minutes] = departure.split(':').map(Number);
  await transaction(db, (tx) =>
    insertTables(tx, supplyTables, {
      ...company,
      ...plainRoutes([route], stops, company.counter),
      coach: [
        {
          ...coachKinds[kind],
          coachId,
          operatorId,
          coachNumber: 'TL-1',
          facilities: [...coachKinds[kind].facilities],
        },
      ],
      schedule: [
        {
          scheduleId,
          routeId,
          coachId,
          departureMinute: (hours ?? 0) * 60 + (minutes ?? 0),
          faresPaisa: faresOf(corridor, stops, kind),
        },
      ],
    }),
  );
  return { operatorId, scheduleId };
};

/** The trip of a run on a date. */
export const tripOf = async (db: Database, scheduleId: string, serviceDate: DhakaDate): Promise<string> => {
  const { tripId } = await db
    .selectFrom('tripPublication')
    .select('tripId')
    .where('scheduleId', '=', scheduleId)
    .where('serviceDate', '=', serviceDate)
    .executeTakeFirstOrThrow();
  return tripId;
};
