import type { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';

/** Lists the faults of an input by the path of the field: { seatNos.0: 'too short' }. */
export const faultsOf = ({ issues }: Pick<z.ZodError, 'issues'>): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));

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
  if (read.success) return read.data;
  throw unreadable === 'not-found'
    ? new Problem('not-found')
    : new Problem('invalid-input', { faults: faultsOf(read.error) });
};
