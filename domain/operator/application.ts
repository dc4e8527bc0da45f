import { holdsAddress } from '../identity/name-address.ts';
import type { Bilingual } from '../language.ts';
import { normaliseRegisteredNumber, normaliseLine } from '../typed-line.ts';
import {
  type DocumentFault,
  type DocumentKind,
  documentLimits,
  documentName,
  faultOfSize,
  kindOfDocument,
} from './document.ts';
import type { DocumentInput, RegisterOperatorInput } from './input.ts';
import type { OperatorState } from './lifecycle.ts';
import { type Registration, type RegistrationFault, readRegistration } from './registration.ts';

export type ApplicationFault =
  | 'bus-name-missing'
  | 'bus-name-long'
  | 'bus-name-address'
  | 'licence-missing'
  | 'licence-length'
  | RegistrationFault
  | 'documents-missing'
  | 'documents-many'
  | DocumentFault;
/**
 * Faults by field: busName, licenceNumber, registrationNumber, vatNumber, documents, and document-0, document-1 … for a
 * single file.
 */
export type ApplicationFaults = Partial<Record<string, ApplicationFault>>;

/** File that was checked and may be stored. */
export type GoodDocument = { fileName: string; kind: DocumentKind; content: Uint8Array };

/** Document of an application as its permitted readers see it. */
export type OperatorDocument = {
  documentId: string;
  fileName: string;
  contentType: string;
  byteCount: number;
  uploadedAt: Date;
};

/** Missing parts that make an application harder to verify. */
export type Missing = 'documents' | 'email-confirmation';

/** A company's application, as its owner and the admins see it. */
export type Application = Registration & {
  operatorId: string;
  name: Bilingual;
  contactEmail: string | null;
  licenceNumber: string;
  state: OperatorState;
  /** Reason of a rejection or suspension. */
  reason: string | null;
  submittedAt: Date | null;
};

/** Acts on an application, as the audit log words them. */
export const operatorActs = [
  'operator-submitted',
  'operator-documents-added',
  'operator-verified',
  'operator-rejected',
  'operator-suspended',
  'operator-restored',
] as const;
export type OperatorAct = (typeof operatorActs)[number];

/**
 * Acts that make up the history of a company on its page; how it runs its coaches and counters is only in the audit log.
 */
export const companyActs = [
  ...operatorActs,
  'operator-document-read',
  'operator-registration-changed',
  'operator-logo-changed',
  'commission-set',
  'settlement-prepared',
  'settlement-approved',
  'settlement-paid',
  'settlement-carried',
  'staff-invited',
  'staff-joined',
  'staff-invitation-declined',
  'staff-role-changed',
  'staff-revoked',
  'staff-invitation-withdrawn',
] as const;
export type CompanyAct = (typeof companyActs)[number];

/** Entry of an application's history. by: the name of the person who acted, where it may be shown. */
export type ApplicationMoment = { at: Date; act: CompanyAct; by: string | null; reason: string | null };

export const longestBusName = 60;
export const licenceLength = { least: 4, most: 40 } as const;

/** Normalises a licence number as it is stored. */
export const licenceOf = normaliseRegisteredNumber;

const faultOfBusName = (name: string): ApplicationFault | undefined => {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'bus-name-missing';
  if (holdsAddress(name)) return 'bus-name-address';
  return [...name].length > longestBusName ? 'bus-name-long' : undefined;
};

const faultOfLicence = (licence: string): ApplicationFault | undefined => {
  if (!licence) return 'licence-missing';
  const { length } = [...licence];
  return length < licenceLength.least || length > licenceLength.most ? 'licence-length' : undefined;
};

/** Finds the faults in the number and sizes of files, before their contents are read. */
export const faultsOfFiles = (
  files: readonly { byteCount: number }[],
  room: number = documentLimits.files,
): ApplicationFaults => {
  const faults: ApplicationFaults = {};
  if (files.length > room) faults.documents = 'documents-many';
  for (const [at, { byteCount }] of files.entries()) {
    const fault = faultOfSize(byteCount);
    if (fault) faults[`document-${at}`] = fault;
  }
  return faults;
};

/** Reads files and returns those that may be stored, or the faults. room: how many more may be kept. */
export const readDocuments = (
  files: readonly DocumentInput[],
  room: number = documentLimits.files,
): { documents: GoodDocument[] } | { faults: ApplicationFaults } => {
  const faults = faultsOfFiles(
    files.map(({ content }) => ({ byteCount: content.byteLength })),
    room,
  );
  const documents: GoodDocument[] = [];
  for (const [at, { fileName, content }] of files.entries()) {
    const kind = kindOfDocument(content);
    if (kind) documents.push({ fileName: documentName(fileName, kind), kind, content });
    else faults[`document-${at}`] ??= 'document-kind';
  }
  return Object.keys(faults).length > 0 ? { faults } : { documents };
};

/** Reads an application, or returns the faults by field. */
export const readApplication = (
  input: RegisterOperatorInput,
):
  | { application: { busName: string; licenceNumber: string; documents: GoodDocument[] } & Registration }
  | { faults: ApplicationFaults } => {
  const [busName, licenceNumber] = [normaliseLine(input.busName), licenceOf(input.licenceNumber)];
  const read = readDocuments(input.documents);
  const numbers = readRegistration(input);
  const faults: ApplicationFaults = {
    ...('faults' in read && read.faults),
    ...('faults' in numbers && numbers.faults),
  };
  const nameFault = faultOfBusName(busName);
  if (nameFault) faults.busName = nameFault;
  const licenceFault = faultOfLicence(licenceNumber);
  if (licenceFault) faults.licenceNumber = licenceFault;
  if ('faults' in read || 'faults' in numbers || Object.keys(faults).length > 0) return { faults };
  return { application: { busName, licenceNumber, ...numbers.registration, documents: read.documents } };
};

/** Lists what an application under review still lacks. */
export const missingOf = (
  application: { state: OperatorState; documents: readonly unknown[] },
  owner: { emailVerified: boolean },
): Missing[] => {
  if (application.state === 'verified' || application.state === 'suspended') return [];
  const missing: Missing[] = [];
  if (application.documents.length === 0) missing.push('documents');
  if (!owner.emailVerified) missing.push('email-confirmation');
  return missing;
};
