/**
 * Returns whether a day is in the range where dates can be calculated: PostgreSQL has no year 0, and a day after 9999
 * has more digits.
 */
export const isInDateRange = (text: string): boolean => text >= '1900' && text < '2200';
