import { z } from '@hono/zod-openapi';

/** Longer than any address, name or number is, and one line: what is not is refused before it is looked at. */
export const Short = z
  .string()
  .max(200)
  // Without a flag, which the description could not say.
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is refused
  .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/);

/** The specification's clients send it, always false; nobody is verified by saying so. */
export const NotVerified = z.literal(false).optional();

/** An e-mail that names a person or a company in an address. */
export const ByEmail = z.object({ email: Short.min(1) });

/** Something was made. */
export const Inserted = z
  .object({ acknowledged: z.literal(true), insertedId: z.string() })
  .openapi('Inserted');

const Changed = z.object({ acknowledged: z.literal(true), modifiedCount: z.int().min(0) });

/** Something was changed. The specification's clients read it at the top or under data: both are there. */
export const Updated = z.object({ ...Changed.shape, data: Changed }).openapi('Updated');

/** The answer that so many records were changed. */
export const updated = (modifiedCount: number): z.infer<typeof Updated> => {
  const changed = { acknowledged: true, modifiedCount } as const;
  return { ...changed, data: changed };
};
