import type { Actor } from '@poth/domain/account/actor.ts';
import { manifestMoment, manifestRows } from '@poth/domain/boarding/manifest-table.ts';
import { csvOf } from '@poth/domain/csv.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { viewManifest } from './view-manifest.ts';

/** The passenger list as a CSV file that no spreadsheet takes for formulas. Problems: those of viewManifest. */
export const exportManifest =
  (deps: Pick<Deps, 'db'>) =>
  async (actor: Actor, tripId: string, language: Language): Promise<string> =>
    csvOf(manifestRows(await viewManifest(deps)(actor, tripId), language));

const renderer = new URL('./render-manifest.ts', import.meta.url).href;

/**
 * The passenger list as a PDF to print or keep, which says at its foot to the minute when it was made.
 * Problems: those of viewManifest; unavailable, when too many wait for theirs.
 */
export const printManifest =
  (deps: Pick<Deps, 'db' | 'now' | 'pdfs'>) =>
  async (actor: Actor, tripId: string, language: Language): Promise<Uint8Array> => {
    const manifest = await viewManifest(deps)(actor, tripId);
    const now = deps.now();
    const input = { manifest, language, now };
    const looks = [manifest, language, manifestMoment(now, language)];
    return deps.pdfs.draw({ file: renderer, name: 'renderManifestPdf', input, looks }, 'reader');
  };
