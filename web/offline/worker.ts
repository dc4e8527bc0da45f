import { forgetShown } from './last-shown.ts';

/** Pages that may be kept on the phone; the service worker keeps no others, whatever it is asked. */
const keepable = /^(?:\/bn)?\/(?:board\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|ticket\/[2-9A-Z]{10})$/;

export const isKeepable = (path: string): boolean => keepable.test(path);

/** Undefined where a browser has no service workers or refuses them: pages work as before. */
const workers = (): ServiceWorkerContainer | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;

export const startWorker = async (): Promise<void> => {
  await workers()
    ?.register('/sw.js')
    .catch(() => undefined);
};

/** Files that this page has loaded so far, by address. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

const tell = async (message: { kind: 'keep' | 'forget'; path?: string; files?: string[] }): Promise<void> => {
  const ready = await workers()?.ready;
  ready?.active?.postMessage(message);
};

/** Keeps a page as it is now, with all files that it has loaded to render. */
export const keepPage = (path: string): Promise<void> => tell({ kind: 'keep', path, files: loadedFiles() });

/** Calls back once a page is kept with everything that it needs; returns the function that stops listening. */
export const onPageKept = (path: string, kept: () => void): (() => void) => {
  const listen = ({ data }: MessageEvent) => {
    if (data?.kind === 'kept' && data.path === path) kept();
  };
  workers()?.addEventListener('message', listen);
  return () => workers()?.removeEventListener('message', listen);
};

const pages = 'poth-pages';

/** Deletes personal pages and data, on the phone and in this tab, at once, whether a worker runs or not. */
export const forgetPages = async (): Promise<void> => {
  forgetShown();
  if (typeof caches !== 'undefined') await caches.delete(pages);
};
