/**
 * Carries the ids of changed trips from process to process, and from machine to machine. Each process also polls the
 * database for them (touches.ts), so nothing depends on it: news makes the others hear sooner, and may be lost, late or
 * doubled.
 */
export type TripNews = {
  /** Tells the other processes that a trip or its seats have changed. Called after the commit. */
  tell(tripId: string): void;
  /** Begins to hear of changes that other processes tell of. */
  hear(changed: (tripId: string) => void): void;
  stop(): void;
};

/** Tells and hears nothing: the poll alone remains. */
export const noTripNews: TripNews = {
  tell: () => undefined,
  hear: () => undefined,
  stop: () => undefined,
};
