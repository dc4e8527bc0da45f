import { z } from 'zod';
import { languages } from '../language.ts';
import type { smsAlphabet } from './sms.ts';

export const ListExamplesInput = z.strictObject({ language: z.enum(languages) });

/**
 * Example of a message with invented data. kind: the announcement that sends it; of: which case of that announcement.
 */
export type ExampleMessage = {
  kind: string;
  of: string;
  mail: { subject: string; html: string; text: string } | null;
  sms: { text: string; letters: number; parts: number; alphabet: ReturnType<typeof smsAlphabet> } | null;
};
