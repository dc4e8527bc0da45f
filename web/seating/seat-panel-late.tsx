import { type ComponentProps, lazy, Suspense } from 'react';
import { LoadingRoom } from '../ui/loading-room.tsx';
import mapStyles from './seat-map.module.css';
import type { SeatPanel } from './seat-panel.tsx';
import panelStyles from './seat-panel.module.css';

/** Begins to fetch the script of the seat map, which nobody needs before one opens. */
export const fetchSeatPanel = () => import('./seat-panel.tsx');

const Panel = lazy(async () => ({ default: (await fetchSeatPanel()).SeatPanel }));

/**
 * The coach before its seats. Both sheets of the panel come with the page by these names, its script later: the server
 * writes the panel whole, also for a browser without a script.
 */
const EmptyCoach = () => (
  <div className={panelStyles.seatPanel}>
    <div className={mapStyles.coach}>
      <LoadingRoom />
    </div>
  </div>
);

/** The open seat map, its room kept while its script is on the way. */
export const LateSeatPanel = (props: ComponentProps<typeof SeatPanel>) => (
  <Suspense fallback={<EmptyCoach />}>
    <Panel {...props} />
  </Suspense>
);
