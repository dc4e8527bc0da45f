import type { ReactNode } from 'react';

/** Dashed road between two places, with the travel time above it. */
export const RoadLine = ({ children }: { children?: ReactNode }) => (
  <span className="road-line">
    {children}
    <i aria-hidden="true" />
    <i aria-hidden="true" />
  </span>
);
