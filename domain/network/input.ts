import { z } from 'zod';
import { RowId } from '../row-id.ts';

const Page = z.int().min(1).max(10_000).default(1);

/** Page of the routes and page of the counters. */
export const ListNetworkInput = z.strictObject({ page: Page, counterPage: Page }).prefault({});

export const RouteRef = z.strictObject({ routeId: RowId });

export const CounterRef = z.strictObject({ counterId: RowId });
