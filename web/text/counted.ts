/** Formats a count with its English noun, singular or plural: 1 trip, 3 trips. count: in the digits to show. */
export const counted = (count: string, one: string, many: string): string =>
  `${count} ${count === '1' ? one : many}`;
