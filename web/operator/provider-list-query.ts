import { type OperatorState, operatorStates } from '@poth/domain/operator/lifecycle.ts';

const lastPage = 10_000;

/** What the list of companies is asked for, as its address says it. */
export type ListQuery = { query: string; state: OperatorState | null; page: number };

/** The page that an address asks for; anything strange is the first. */
export const pageOf = (request: Request): number => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
};

export const listQueryOf = (request: Request): ListQuery => {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  return {
    query: (searchParams.get('query') ?? '').slice(0, 200),
    state: operatorStates.find((known) => known === state) ?? null,
    page: pageOf(request),
  };
};

export const listPath = ({ query, state, page }: ListQuery): string => {
  const entries = [
    query && ['query', query],
    state && ['state', state],
    page > 1 && ['page', String(page)],
  ].filter((entry) => Array.isArray(entry));
  return `/allBusProviderList${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`;
};
