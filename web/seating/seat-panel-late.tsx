import { type ComponentProps, lazy, Suspense } from 'react';
import { LoadingPlaceholder } from '../ui/loading-placeholder.tsx';
import mapStyles from './seat-map.module.css';
import type { SeatPanel } from './seat-panel.tsx';
import panelStyles from './seat-panel.module.css';

/** Begins to fetch the script of the seat map, which nobody needs before one opens. */
export const fetchSeatPanel = () => import('./seat-panel.tsx');

const Panel = lazy(async () => ({ default: (await fetchSeatPanel()).SeatPanel }));

/**
 * Coach before its seats. These class names bring both style sheets of the panel with the page, while its script comes
 * later: the server renders the panel whole, also for a browser without a script.
 */
const EmptyCoach = () => (
  <div className={panelStyles.seatPanel}>
    <div className={mapStyles.coach}>
      <LoadingPlaceholder />
    </div>
  </div>
);

/** Open seat map, with its space reserved while its script loads. */
export const LateSeatPanel = (props: ComponentProps<typeof SeatPanel>) => (
  <Suspense fallback={<EmptyCoach />}>
    <Panel {...props} />
  </Suspense>
);
