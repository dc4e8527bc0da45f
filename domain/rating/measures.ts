/** Days whose trips are measured, up to yesterday. */
export const measuredDays = 90;
/** Minutes after the published time by which a coach has left in time. */
export const inTimeMinutes = 15;
/** Trips with a recorded departure from which on punctuality is shown. */
const leastRecorded = 10;

/** Counts of the trips of a company within the measured days. */
export type TripCounts = {
  /** Published for these days, cancelled ones too. */
  trips: number;
  cancelled: number;
  /** Departures from the first stop that its people recorded, and those of them in time. */
  recorded: number;
  inTime: number;
};

/** Measures of a company; punctuality: null where too few departures were recorded to say anything. */
export type Measures = Pick<TripCounts, 'trips' | 'cancelled'> & {
  punctuality: { percent: number; recorded: number } | null;
};

/** Measures a company by its trips; undefined where none was to run. */
export const measuresOf = ({ trips, cancelled, recorded, inTime }: TripCounts): Measures | undefined =>
  trips === 0
    ? undefined
    : {
        trips,
        cancelled,
        punctuality:
          recorded < leastRecorded ? null : { percent: Math.floor((100 * inTime) / recorded), recorded },
      };
