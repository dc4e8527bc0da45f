import { z } from 'zod';

/** Typed part of the content, in the part's shape; the rules of the part validate it. */
export const PreviewContentInput = z.strictObject({ part: z.string().max(40), content: z.unknown() });
export type PreviewContentInput = z.infer<typeof PreviewContentInput>;

/** Changed part. seenVersion: version of the part when its form was drawn. */
export const ChangeContentInput = PreviewContentInput.extend({ seenVersion: z.int().min(0) });
export type ChangeContentInput = z.infer<typeof ChangeContentInput>;
