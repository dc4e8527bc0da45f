import { z } from 'zod';
import { Bytes } from '../bytes.ts';
import { operatorEvents, operatorStates } from './lifecycle.ts';

/** The id of a company. */
export const OperatorId = z.uuid();
/** The id of a document of an application. */
export const DocumentId = z.uuid();

const Text = z.string().max(500);
const DocumentInput = z.strictObject({ fileName: Text, content: Bytes });
/** More than may be kept, so that a person can be told how many that is. */
const Documents = z.array(DocumentInput).max(20);
export type DocumentInput = z.infer<typeof DocumentInput>;

/** A bus company as its owner describes it. Nothing in it verifies anything: e-mail, state and rights are not read from it. */
export const RegisterOperatorInput = z.strictObject({
  busName: Text,
  licenceNumber: Text,
  registrationNumber: Text.optional(),
  vatNumber: Text.optional(),
  documents: Documents,
});
export type RegisterOperatorInput = z.infer<typeof RegisterOperatorInput>;

/** Numbers that a company's receipts say; an empty one takes away what was said. */
export const ChangeRegistrationInput = z.strictObject({ registrationNumber: Text, vatNumber: Text });
export type ChangeRegistrationInput = z.infer<typeof ChangeRegistrationInput>;

export const AddDocumentsInput = z.strictObject({ documents: Documents });
export type AddDocumentsInput = z.infer<typeof AddDocumentsInput>;

export const ListApplicationsInput = z.strictObject({
  /** Part of a name, an e-mail or a licence number; empty: all. */
  query: z.string().max(200).default(''),
  state: z.enum(operatorStates).nullable().default(null),
  /** From 1. */
  page: z.int().min(1).max(10_000).default(1),
});
export type ListApplicationsInput = z.input<typeof ListApplicationsInput>;

/** Decision of an admin about a company; submitting is its owner's alone. */
export const DecideOperatorInput = z.strictObject({
  operatorId: OperatorId,
  event: z.enum(operatorEvents).exclude(['submit']),
  /** Told to the owner; rejecting and suspending need one. */
  reason: z.string().max(5_000).default(''),
  /** The state that the admin saw when deciding. */
  seenState: z.enum(operatorStates),
  /** The application that the admin saw, by when it was submitted: one that was corrected since is another. */
  seenSubmittedAt: z.iso.datetime().nullable().optional(),
});
export type DecideOperatorInput = z.input<typeof DecideOperatorInput>;

/** A page of upcoming trips, from 1. */
export const ListFleetInput = z.strictObject({ page: z.int().min(1).max(10_000).default(1) }).prefault({});
export type ListFleetInput = z.input<typeof ListFleetInput>;

/** A week of trips from a date on, so many runs at once; a date that has no trips near it is none. */
export const ListWeekInput = z
  .strictObject({
    from: z.iso
      .date()
      .nullable()
      .default(null)
      .transform((day) => (day && day >= '2000' && day < '2100' ? day : null)),
    page: z.int().min(1).max(10_000).default(1),
  })
  .prefault({});
export type ListWeekInput = z.input<typeof ListWeekInput>;
