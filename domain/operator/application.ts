import { holdsAddress } from '../identity/name-address.ts';
import type { Bilingual } from '../language.ts';
import { registeredNumber, tidy } from '../typed-line.ts';
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
 * By field: busName, licenceNumber, registrationNumber, vatNumber, documents, and document-0, document-1 … for one of
 * the files.
 */
export type ApplicationFaults = Partial<Record<string, ApplicationFault>>;

/** A file that was looked at and may be kept. */
export type GoodDocument = { fileName: string; kind: DocumentKind; content: Uint8Array };

/** A document of an application as those see it who may. */
export type OperatorDocument = {
  documentId: string;
  fileName: string;
  contentType: string;
  byteCount: number;
  uploadedAt: Date;
};

/** Gaps that still keep an application from being easy to verify. */
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

/** One entry of an application's history. by: the name of who did it, where it may be told. */
export type ApplicationMoment = { at: Date; act: string; by: string | null; reason: string | null };

export const longestBusName = 60;
export const licenceLength = { least: 4, most: 40 } as const;

/** A licence number as it is kept. */
export const licenceOf = registeredNumber;

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

/** Finds the faults in the number and sizes of files, before they are read. */
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

/** Looks into files. room: how many more may be kept. */
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

/** An application as it is kept, or what is wrong with it, by field. */
export const readApplication = (
  input: RegisterOperatorInput,
):
  | { application: { busName: string; licenceNumber: string; documents: GoodDocument[] } & Registration }
  | { faults: ApplicationFaults } => {
  const [busName, licenceNumber] = [tidy(input.busName), licenceOf(input.licenceNumber)];
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

/** Finds what is still missing of an application that is being looked at. */
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
