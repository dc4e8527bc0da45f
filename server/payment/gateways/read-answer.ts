import { z } from 'zod';

/** Scalars come as strings or numbers, and empty ones as null. */
export const Scalar = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (value === null ? '' : String(value)));

/** Reason why a call to a gateway came to no answer that can be read, by what was thrown. */
export const silenceOf = (thrown: unknown): string => {
  if (thrown instanceof SyntaxError) return 'not-json';
  return thrown instanceof Error && thrown.name === 'TimeoutError' ? 'timeout' : 'no-connection';
};
