import { useRouteLoaderData } from 'react-router';
import type { FrameFacts } from './frame.tsx';

/** Account that is signed in: null for nobody, undefined where the page failed before anybody could ask. */
export const useSignedIn = (): FrameFacts['who'] | undefined => useRouteLoaderData<FrameFacts>('root')?.who;
