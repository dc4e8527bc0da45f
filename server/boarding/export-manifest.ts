import type { Actor } from '@poth/domain/account/actor.ts';
import { manifestRows } from '@poth/domain/boarding/manifest-table.ts';
import { csvOf } from '@poth/domain/csv.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { renderManifestPdf } from './render-manifest.ts';
import { viewManifest } from './view-manifest.ts';

/** The passenger list as a CSV file that no spreadsheet takes for formulas. Problems: those of viewManifest. */
export const exportManifest =
  (deps: Pick<Deps, 'db'>) =>
  async (actor: Actor, tripId: string, language: Language): Promise<string> =>
    csvOf(manifestRows(await viewManifest(deps)(actor, tripId), language));

/** The passenger list as a PDF to print or keep. Problems: those of viewManifest. */
export const printManifest =
  (deps: Pick<Deps, 'db' | 'now'>) =>
  async (actor: Actor, tripId: string, language: Language): Promise<Uint8Array> =>
    renderManifestPdf(await viewManifest(deps)(actor, tripId), language, deps.now());
