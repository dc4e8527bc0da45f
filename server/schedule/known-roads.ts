import type { Road } from '@poth/domain/schedule/road.ts';
import type { Database, Tx } from '../db/database.ts';
import { corridors } from '../db/seed/corridors.ts';
import { readOwnRoads } from '../network/road-store.ts';
import { townRoads } from './town-roads.ts';

const knownRoads: readonly Road[] = [...Object.values(corridors).map(({ stops }) => stops), ...townRoads];

/** Reads the roads that give distances and running times: the company's own routes, then those known for every company. */
export const readRoads = async (db: Database | Tx, operatorId: string): Promise<Road[]> => [
  ...(await readOwnRoads(db, operatorId)),
  ...knownRoads,
];
