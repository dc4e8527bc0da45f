/** A count in English with its noun, one or many: 1 trip, 3 trips. count: in the digits in which it is shown. */
export const counted = (count: string, one: string, many: string): string =>
  `${count} ${count === '1' ? one : many}`;
