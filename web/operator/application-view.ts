import { digits, type Language } from '@poth/domain/language.ts';
import type {
  Application,
  ApplicationMoment,
  CompanyAct,
  OperatorDocument,
} from '@poth/domain/operator/application.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { textIn } from '../text/texts.ts';
import { momentText } from '../text/moment.ts';
import { applicationText, documentsText } from './provider-text.ts';

/** Document, formatted for a page. facts: its kind and size. */
export type DocumentView = { documentId: string; fileName: string; facts: string };

/** Entry of an application's history, formatted for a page. */
export type MomentView = { what: string; when: string; by: string | null; reason: string | null };

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** Facts that a company states about itself, formatted for a page. */
export type FactsView = {
  name: string;
  licenceNumber: string;
  registrationNumber: string | null;
  vatNumber: string | null;
  contactEmail: string | null;
  state: OperatorState;
  reason: string | null;
  submitted: string | null;
  /** Owner of the company; for admins only. */
  owner?: string | null;
};

export const documentView = (
  { documentId, fileName, contentType, byteCount }: OperatorDocument,
  language: Language,
): DocumentView => {
  const size = digits(Math.max(1, Math.round(byteCount / 1024)), language);
  const facts = `${kinds[contentType] ?? ''} · ${textIn(language, documentsText).kilobytes(size)}`;
  return { documentId, fileName, facts };
};

export const momentView = ({ at, act, by, reason }: ApplicationMoment, language: Language): MomentView => {
  const acts: Readonly<Record<CompanyAct, string>> = textIn(language, applicationText).acts;
  return { what: acts[act], when: momentText(at, language, 'long'), by, reason };
};

export const factsView = (
  {
    name,
    licenceNumber,
    registrationNumber,
    vatNumber,
    contactEmail,
    state,
    reason,
    submittedAt,
  }: Application,
  language: Language,
): FactsView => ({
  name: name[language],
  licenceNumber,
  registrationNumber,
  vatNumber,
  contactEmail,
  state,
  reason,
  submitted: submittedAt && momentText(submittedAt, language, 'long'),
});
