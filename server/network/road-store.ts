import { sql } from 'kysely';
import type { Road } from '@poth/domain/schedule/road.ts';
import type { Database, Tx } from '../db/database.ts';

/** Reads the roads that a company runs, from its routes. */
export const readOwnRoads = async (db: Database | Tx, operatorId: string): Promise<Road[]> => {
  const { rows } = await sql<{ stops: Road }>`
    select json_agg(json_build_array(s.place_id, s.km, s.arrive_minute) order by s.stop_no) as stops
    from route r join route_stop s on s.route_id = r.route_id
    where r.operator_id = ${operatorId} group by r.route_id order by r.route_id`.execute(db);
  return rows.map(({ stops }) => stops);
};
