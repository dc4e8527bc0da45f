import { z } from 'zod';

/** typed: fields of the setting's form; seenVersion: version of the setting when its form was rendered. */
export const ChangeSettingInput = z.strictObject({
  key: z.string().max(60),
  typed: z.array(z.string().max(40)).max(40),
  seenVersion: z.int().min(0),
});
export type ChangeSettingInput = z.infer<typeof ChangeSettingInput>;
