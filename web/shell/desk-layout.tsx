import { Outlet, useRouteLoaderData } from 'react-router';
import { DeskFrame } from './desk-frame.tsx';
import { ErrorPage } from './error-page.tsx';
import { headersOfFailure, useFactsOfFailure } from './failure.ts';
import type { FrameFacts } from './frame.tsx';

export const headers = headersOfFailure;

/** Layout of the pages that `addresses.ts` puts at a desk. */
export default function DeskLayout() {
  return (
    <DeskFrame facts={useRouteLoaderData<FrameFacts>('root')}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return (
    <DeskFrame facts={useFactsOfFailure()}>
      <ErrorPage />
    </DeskFrame>
  );
}
