import { z } from 'zod';

/** Scalar of a gateway's answer: a string or a number, or null where it is empty. */
export const Scalar = z
  .union([z.string(), z.number(), z.null()])
  .transform((value) => (value === null ? '' : String(value)));

/** Reason why a call to a gateway got no readable answer, by what was thrown. */
export const noAnswerReasonOf = (thrown: unknown): string => {
  if (thrown instanceof SyntaxError) return 'not-json';
  return thrown instanceof Error && thrown.name === 'TimeoutError' ? 'timeout' : 'no-connection';
};
