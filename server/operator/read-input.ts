import type { z } from 'zod';
import { Problem } from '@poth/domain/problem.ts';

/** What a caller sent, if it is what the schema names and nothing more. Problems: invalid-input. */
export const readInput = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const read = schema.safeParse(input);
  if (!read.success) throw new Problem('invalid-input', { faults: {} });
  return read.data;
};
