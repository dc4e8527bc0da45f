import { type HeadersArgs, isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { FrameFacts } from './frame.tsx';

/** Headers of a page that failed: when to ask again, where it knows. */
export const headersOfFailure = ({ errorHeaders, parentHeaders }: HeadersArgs): HeadersInit => {
  const retryAfter = errorHeaders?.get('retry-after');
  return retryAfter ? { 'retry-after': retryAfter } : parentHeaders;
};

/** Facts of the frame around a page that failed. A refusal at the gate comes before any loader and brings them itself. */
export const useFactsOfFailure = (): FrameFacts | undefined => {
  const error = useRouteError();
  const known = useRouteLoaderData<FrameFacts>('root');
  const isRefusal = isRouteErrorResponse(error) && error.status === 403;
  return known ?? (isRefusal ? (error.data as FrameFacts) : undefined);
};
