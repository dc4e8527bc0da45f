import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { requestContext } from '#ctx';
import type { Route } from './+types/root.ts';
import { KeptPages } from './offline/kept-pages.tsx';
import { Alternates } from './shell/alternates.tsx';
import brandMark from './shell/brand-mark.svg?url';
import { ErrorPage } from './shell/error-page.tsx';
import { Frame, type FrameFacts } from './shell/frame.tsx';
import { deskRoute } from './shell/frame-routes.ts';
import { requireAccess } from './shell/require-access.ts';
import { keepUnsent } from './shell/keep-unsent.ts';
import { ScriptMark } from './shell/script-mark.ts';
import { frameFacts } from './shell/frame-facts.ts';
import { MeasureScript } from './shell/measure-script.tsx';
import { headersOfFailure, useFactsOfFailure } from './shell/failure.ts';
import { plainPath, useLanguage } from './text/language.ts';
import bengaliFont from './ui/fonts/bengali.woff2?url';
import firstFont from './ui/fonts/first.woff2?url';
import latinFont from './ui/fonts/latin.woff2?url';
import { useSmallFont } from './ui/use-small-font.ts';
import './ui/app.css';
import './shell/frame.css';

/** Handle of a page that is only read: on a first visit it comes without JavaScript. */
export type PageHandle = { scripts: false };
const isReadOnly = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'scripts' in handle;

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(requestContext).publicUrl,
  measuredOneIn: context.get(requestContext).measuredOneIn,
  ...frameFacts(context.get(requestContext)),
});

export const middleware: Route.MiddlewareFunction[] = [requireAccess];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnsent];

export const headers = headersOfFailure;

/** Reloads the root after a form, which may sign in or out, or leave a notice; navigation changes nothing here. */
export const shouldRevalidate = ({ formAction, actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  formAction !== undefined && actionStatus < 500 && plainPath(formAction.split('?')[0] ?? '') !== '/search';

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const mark = use(ScriptMark);
  // In the browser React is already running and restores scroll positions. A notice needs a script to disappear.
  const root = useRouteLoaderData<typeof loader>('root');
  const notice = root?.notice;
  const bare =
    useMatches().some(({ handle }) => isReadOnly(handle)) &&
    !notice &&
    import.meta.env.SSR &&
    import.meta.env.PROD;
  const first = useSmallFont(language === 'bn') && !notice;
  const font = language === 'bn' ? (first ? firstFont : bengaliFont) : latinFont;
  return (
    <html lang={language} data-letters={first ? 'first' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#06281d" />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={brandMark} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <MeasureScript oneIn={root?.measuredOneIn} />
        {/* In development Links adds a sheet with a nonce, which browsers hide from React. */}
        <Links {...(import.meta.env.DEV && { nonce: '' })} />
      </head>
      <body>
        {children}
        {!bare && <ScrollRestoration nonce={mark} />}
        {!bare && <Scripts nonce={mark} />}
      </body>
    </html>
  );
}

/** Returns whether the page is in the frame of the desks: a page of theirs, for an account with a desk. */
const useAtDesk = (facts: FrameFacts | undefined): boolean =>
  useMatches().some(({ id }) => id === deskRoute) && Boolean(facts?.who?.desk);

type DeskLayout = { ErrorBoundary?: ComponentType };
let fetchedDesk: Promise<DeskLayout> | undefined;
/** Imports a file by a plain variable: an expression that Vite can analyse gets a helper, which every page would load. */
const fetchLayout = (file: string): Promise<DeskLayout> =>
  import(/* @vite-ignore */ file).catch((): DeskLayout => ({}));

/**
 * Desk page that failed before the desks' layout could render, as a refusal does, in their frame. `Links` and `Scripts`
 * load only what the root needs: here the sheets are linked and the layout is imported separately.
 */
const FailedAtDesk = () => {
  const { manifest, routeModules } = use(FrameworkContext) ?? {};
  const desk = manifest?.routes[deskRoute];
  const layout = routeModules?.[deskRoute] ?? use((fetchedDesk ??= fetchLayout(desk?.module ?? '')));
  const Failed = layout.ErrorBoundary ?? ErrorPage;
  return (
    <>
      {desk?.css?.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="desk" />
      ))}
      <Failed />
    </>
  );
};

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame facts={loaderData} atDesk={useAtDesk(loaderData)}>
      <Alternates origin={loaderData.origin} />
      <KeptPages />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const facts = useFactsOfFailure();
  const atDesk = useAtDesk(facts);
  return (
    <Frame facts={facts} atDesk={atDesk}>
      {atDesk ? (
        <Suspense>
          <FailedAtDesk />
        </Suspense>
      ) : (
        <ErrorPage />
      )}
    </Frame>
  );
}
