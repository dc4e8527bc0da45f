import type { ReactNode } from 'react';

/** Pieces of the kit by their names, and all their states. */
export type Piece = readonly [names: string, States: () => ReactNode];
