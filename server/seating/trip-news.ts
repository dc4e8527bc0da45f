/**
 * Carries from process to process, and from machine to machine, which trips have changed. Each process polls the database
 * for the same (touches.ts), so nothing depends on it: news makes the others hear sooner, and may be lost, late or doubled.
 */
export type TripNews = {
  /** Tells the other processes that a trip or its seats have changed. Called after the commit. */
  tell(tripId: string): void;
  /** Begins to hear of changes that other processes tell. */
  hear(changed: (tripId: string) => void): void;
  stop(): void;
};

/** Leaves it to the poll alone. */
export const noTripNews: TripNews = {
  tell: () => undefined,
  hear: () => undefined,
  stop: () => undefined,
};
