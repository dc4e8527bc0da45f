import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from './frame.tsx';

/** Who is signed in: null for nobody, undefined where the page failed before anybody could ask. */
export const useWho = (): SiteFacts['who'] | undefined => useRouteLoaderData<SiteFacts>('root')?.who;
