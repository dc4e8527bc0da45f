import { type OperatorState, operatorStates } from '@poth/domain/operator/lifecycle.ts';
import { pageOf } from '../shell/page-of.ts';

/** Query parameters of the list of companies. */
type ListQuery = { query: string; state: OperatorState | null; page: number };

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
