import { useRouteLoaderData } from 'react-router';
import type { FrameFacts } from './frame.tsx';

/** Signed-in account: null for nobody, undefined where the page failed before it was known. */
export const useSignedIn = (): FrameFacts['who'] | undefined => useRouteLoaderData<FrameFacts>('root')?.who;
