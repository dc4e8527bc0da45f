import { type ReportState, reportStates } from '@poth/domain/feedback/lifecycle.ts';
import { pageOf } from '../shell/page-of.ts';

/** Reads which reports an address asks for; anything strange is the first page of all. */
export const reportsAsked = (request: Request): { state: ReportState | null; page: number } => {
  const state = new URL(request.url).searchParams.get('state');
  return { state: reportStates.find((one) => one === state) ?? null, page: pageOf(request) };
};

export const reportsPath = (path: string, state: ReportState | null, page = 1): string => {
  const asked = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `${path}?${asked}` : path;
};
