import { ManifestFileInput } from '@poth/domain/boarding/input.ts';
import { manifestMoment, manifestRows } from '@poth/domain/boarding/manifest-table.ts';
import { csvOf } from '@poth/domain/csv.ts';
import { call } from '../call.ts';
import { viewManifest } from './view-manifest.ts';

/** Exports the passenger list as a CSV file, escaped so that spreadsheets run no formulas. */
export const exportManifest = call(
  {
    gate: 'operatorMember',
    readsArchive: 'where-missing',
    mayReadBehind: true,
    input: ManifestFileInput,
    unreadable: 'not-found',
    problems: viewManifest.terms.problems,
  },
  async function exportManifest(context, { tripId, language }): Promise<string> {
    return csvOf(manifestRows(await viewManifest(context, tripId), language));
  },
);

const renderer = new URL('./render-manifest.ts', import.meta.url).href;

/** Prints the passenger list as a PDF whose foot gives the minute of its making. */
export const printManifest = call(
  {
    gate: 'operatorMember',
    readsArchive: 'where-missing',
    mayReadBehind: true,
    input: ManifestFileInput,
    unreadable: 'not-found',
    problems: [
      ...viewManifest.terms.problems,
      'unavailable', // too many readers wait for PDFs
    ],
  },
  async function printManifest(context, { tripId, language }): Promise<Uint8Array> {
    const manifest = await viewManifest(context, tripId);
    const { pdfs, now } = context.deps;
    const input = { manifest, language, now: now() };
    const looks = [manifest, language, manifestMoment(input.now, language)];
    return pdfs.draw({ file: renderer, name: 'renderManifestPdf', input, looks }, 'reader');
  },
);
