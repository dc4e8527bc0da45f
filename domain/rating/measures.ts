/** Days whose trips are measured, up to yesterday. */
export const measuredDays = 90;
/** Minutes after the published time up to which a departure counts as on time. */
export const inTimeMinutes = 15;
/** Least number of recorded departures for showing punctuality. */
const leastRecorded = 10;

/** Counts of the trips of a company within the measured days. */
export type TripCounts = {
  /** Trips published for these days, cancelled ones included. */
  trips: number;
  cancelled: number;
  /** Recorded departures from the first stop, and those of them on time. */
  recorded: number;
  inTime: number;
};

/** Measures of a company; punctuality: null where too few departures were recorded to say anything. */
export type Measures = Pick<TripCounts, 'trips' | 'cancelled'> & {
  punctuality: { percent: number; recorded: number } | null;
};

/** Computes the measures of a company from its trips; undefined where no trip was published. */
export const measuresOf = ({ trips, cancelled, recorded, inTime }: TripCounts): Measures | undefined =>
  trips === 0
    ? undefined
    : {
        trips,
        cancelled,
        punctuality:
          recorded < leastRecorded ? null : { percent: Math.floor((100 * inTime) / recorded), recorded },
      };
