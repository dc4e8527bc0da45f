/** Furthest that a schedule may be planned ahead, and longest span from its first date to its last, in days. */
export const longestPlanDays = 366;

/** Longest reporting time that a schedule may ask for, in minutes before departure. */
export const longestReportingMinutes = 180;

export const highestFareTaka = 20_000;
