import { z } from 'zod';
import { Bytes } from '../bytes.ts';
import { RowId } from '../row-id.ts';
import { operatorEvents, operatorStates } from './lifecycle.ts';

/** Id of a company. */
export const OperatorId = RowId;
/** Id of a document of an application. */
export const DocumentId = RowId;

const Text = z.string().max(500);
const DocumentInput = z.strictObject({ fileName: Text, content: Bytes });
/** Documents; more are accepted here than may be kept, so that the answer can name that limit. */
const Documents = z.array(DocumentInput).max(20);
export type DocumentInput = z.infer<typeof DocumentInput>;

/** Bus company as its owner describes it. Nothing in it counts as verified: e-mail, state and rights are not read from it. */
export const RegisterOperatorInput = z.strictObject({
  busName: Text,
  licenceNumber: Text,
  registrationNumber: Text.optional(),
  vatNumber: Text.optional(),
  documents: Documents,
});
export type RegisterOperatorInput = z.infer<typeof RegisterOperatorInput>;

/** Numbers that a company's receipts show; an empty one removes the number. */
export const ChangeRegistrationInput = z.strictObject({ registrationNumber: Text, vatNumber: Text });
export type ChangeRegistrationInput = z.infer<typeof ChangeRegistrationInput>;

export const AddDocumentsInput = z.strictObject({ documents: Documents });
export type AddDocumentsInput = z.infer<typeof AddDocumentsInput>;

export const ListApplicationsInput = z.strictObject({
  /** Part of a name, an e-mail or a licence number; empty lists all. */
  query: z.string().max(200).default(''),
  state: z.enum(operatorStates).nullable().default(null),
  /** Page, from 1. */
  page: z.int().min(1).max(10_000).default(1),
});
export type ListApplicationsInput = z.input<typeof ListApplicationsInput>;

/** Decision of an admin about a company; only the owner submits. */
export const DecideOperatorInput = z.strictObject({
  operatorId: OperatorId,
  event: z.enum(operatorEvents).exclude(['submit']),
  /** Reason that the owner is told; rejecting and suspending need one. */
  reason: z.string().max(5_000).default(''),
  /** State that the admin saw when deciding. */
  seenState: z.enum(operatorStates),
  /** Time at which the application that the admin saw was submitted: a corrected one has another. */
  seenSubmittedAt: z.iso.datetime().nullable().optional(),
});
export type DecideOperatorInput = z.input<typeof DecideOperatorInput>;

/** Page of upcoming trips, from 1. */
export const ListFleetInput = z.strictObject({ page: z.int().min(1).max(10_000).default(1) }).prefault({});
export type ListFleetInput = z.input<typeof ListFleetInput>;

/** Page of a week's runs. from: its first day; a date outside of 2000 to 2099 counts as null. */
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
