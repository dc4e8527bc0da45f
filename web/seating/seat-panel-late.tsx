import { type ComponentProps, lazy, Suspense } from 'react';
// The map's styles belong to the page: the server writes the map whole, also for a browser without a script.
import { LoadingRoom } from '../ui/loading-room.tsx';
import type { SeatPanel } from './seat-panel.tsx';

/** Begins to fetch the script of the seat map, which nobody needs before one opens. */
export const fetchSeatPanel = () => import('./seat-panel.tsx');

const Panel = lazy(async () => ({ default: (await fetchSeatPanel()).SeatPanel }));

/** The open seat map, its room kept while its script is on the way. */
export const LateSeatPanel = (props: ComponentProps<typeof SeatPanel>) => (
  <Suspense fallback={<LoadingRoom />}>
    <Panel {...props} />
  </Suspense>
);
