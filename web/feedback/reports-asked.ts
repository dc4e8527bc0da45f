import { type ReportState, reportStates } from '@poth/domain/feedback/lifecycle.ts';

/** Reads which reports an address asks for; anything strange is the first page of all. */
export const reportsAsked = (request: Request): { state: ReportState | null; page: number } => {
  const asked = new URL(request.url).searchParams;
  const page = Number(asked.get('page') ?? 1);
  return {
    state: reportStates.find((state) => state === asked.get('state')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
};

export const reportsPath = (path: string, state: ReportState | null, page = 1): string => {
  const asked = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `${path}?${asked}` : path;
};
