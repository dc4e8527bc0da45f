/** Days ahead that a schedule may be planned, and days that it may be repeated from its first. */
export const longestPlanDays = 366;

/** Minutes before departure that passengers may be asked to come. */
export const longestReportingMinutes = 180;

export const highestFareTaka = 20_000;
