import type { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';

/** Lists the faults of an input by the path of the field: { seatNos.0: 'too short' }. */
export const faultsOf = ({ issues }: Pick<z.ZodError, 'issues'>): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (Array.isArray(value)) return value.every(isWellFormed);
  return !isPlain(value) || Object.entries(value).every((pair) => pair.every(isWellFormed));
};

/**
 * Replaces halves of surrogate pairs by U+FFFD, as UTF-8 does on the way into a text column: JSON can carry them as
 * \ud800, and cutting a text can leave one. A jsonb column would refuse them.
 */
const toWellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(toWellFormed);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name.toWellFormed(), toWellFormed(part)]),
  );
};

/**
 * Reads what a caller sent, as its schema has it and nothing more.
 * Problems: invalid-input, with the faults by field; not-found where that is how it is told.
 */
export const readInput = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  unreadable: 'invalid-input' | 'not-found' = 'invalid-input',
): z.output<Schema> => {
  const read = schema.safeParse(input);
  if (read.success) {
    const { data } = read;
    return isWellFormed(data) ? data : (toWellFormed(data) as z.output<Schema>);
  }
  throw unreadable === 'not-found'
    ? new Problem('not-found')
    : new Problem('invalid-input', { faults: faultsOf(read.error) });
};
