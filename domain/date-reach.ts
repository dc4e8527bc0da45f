/** Whether a day lies where days can be reckoned with: PostgreSQL knows no year 0, and a day after 9999 has more digits. */
export const isInReach = (text: string): boolean => text >= '1900' && text < '2200';
