import { z } from 'zod';

/** content: what was typed, in the shape of its part; the rules of the part read it. */
export const PreviewContentInput = z.strictObject({ part: z.string().max(40), content: z.unknown() });
export type PreviewContentInput = z.infer<typeof PreviewContentInput>;

/** seenVersion: of the part as its form was drawn. */
export const ChangeContentInput = PreviewContentInput.extend({ seenVersion: z.int().min(0) });
export type ChangeContentInput = z.infer<typeof ChangeContentInput>;
