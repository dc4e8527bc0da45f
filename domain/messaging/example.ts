import { z } from 'zod';
import { languages } from '../language.ts';
import type { smsAlphabet } from './sms.ts';

export const ListExamplesInput = z.strictObject({ language: z.enum(languages) });

/** A message as it would be sent, with data of an example. kind: the announcement that brings it; of: which case of it. */
export type ExampleMessage = {
  kind: string;
  of: string;
  mail: { subject: string; html: string; text: string } | null;
  sms: { text: string; letters: number; parts: number; alphabet: ReturnType<typeof smsAlphabet> } | null;
};
