import { z } from 'zod';

/** typed: the fields of the setting's form; seenVersion: of the setting as its form was drawn. */
export const ChangeSettingInput = z.strictObject({
  key: z.string().max(60),
  typed: z.array(z.string().max(40)).max(40),
  seenVersion: z.int().min(0),
});
export type ChangeSettingInput = z.infer<typeof ChangeSettingInput>;
