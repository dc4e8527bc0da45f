import { type HeadersArgs, isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { FrameFacts } from './frame.tsx';

/** Headers of a failed page: Retry-After, where the failure has one. */
export const headersOfFailure = ({ errorHeaders, parentHeaders }: HeadersArgs): HeadersInit => {
  const retryAfter = errorHeaders?.get('retry-after');
  return retryAfter ? { 'retry-after': retryAfter } : parentHeaders;
};

/** Facts of the frame around a failed page. A refusal at the gate precedes every loader and brings its own. */
export const useFactsOfFailure = (): FrameFacts | undefined => {
  const error = useRouteError();
  const known = useRouteLoaderData<FrameFacts>('root');
  const isRefusal = isRouteErrorResponse(error) && error.status === 403;
  return known ?? (isRefusal ? (error.data as FrameFacts) : undefined);
};
