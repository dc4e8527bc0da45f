import type { ReactNode } from 'react';

/** The dashed road between two places, with what it takes above it. */
export const RoadLine = ({ children }: { children?: ReactNode }) => (
  <span className="road-line">
    {children}
    <i aria-hidden="true" />
    <i aria-hidden="true" />
  </span>
);
