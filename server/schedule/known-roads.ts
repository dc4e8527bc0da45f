import type { Road } from '@poth/domain/schedule/road.ts';
import type { Database, Tx } from '../db/database.ts';
import { corridors } from '../db/seed/corridors.ts';
import { readOwnRoads } from '../network/road-store.ts';
import { townRoads } from './town-roads.ts';

const knownRoads: readonly Road[] = [...Object.values(corridors).map(({ stops }) => stops), ...townRoads];

/** How far it is and how long it takes: the company's own routes, then the roads that everybody knows. */
export const roadsOf = async (db: Database | Tx, operatorId: string): Promise<Road[]> => [
  ...(await readOwnRoads(db, operatorId)),
  ...knownRoads,
];
