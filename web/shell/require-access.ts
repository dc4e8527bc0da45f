import type { Visitor } from '@poth/domain/identity/actor.ts';
import { type GateAnswer, gates, type PageGate } from '@poth/domain/identity/gate.ts';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { type RequestContext, requestContext } from '#ctx';
import { addresses, developmentPages, resources } from '../addresses.ts';
import { databaseAwayAnswer } from './away.ts';
import { frameFacts } from './frame-facts.ts';
import { languageOfPath, localPath, plainPath } from '../text/language.ts';

const gateOf = new Map<string, PageGate>(
  [...addresses, ...developmentPages, ...resources].map(({ path, gate }) => [
    path.replace(/^\/?/, '/'),
    gate,
  ]),
);

/** Returns who may come to a route, by its pattern; an unknown address meets a catch-all route, which everybody may. */
export const gateOfPattern = (pattern: string): PageGate | undefined =>
  gateOf.get(plainPath(pattern.replace(/^\/?/, '/'))) ?? (pattern.endsWith('*') ? 'everybody' : undefined);

/** Address where the second factor is entered, or set up if it is required and missing. */
const toSecondFactor = (actor: Visitor, to: string): string =>
  actor.awaiting || actor.account?.hasSecondFactor
    ? `/login/second-factor?${new URLSearchParams({ to })}`
    : `/security?${new URLSearchParams({ to, need: 'second-factor' })}#second-factor`;

const toDevice = (_: Visitor, to: string): string => `/device?${new URLSearchParams({ to })}`;

/** Addresses where a visitor can get what a gate asks for; to: the way back. */
const wayIn: Record<Exclude<GateAnswer, 'not-allowed' | null>, (actor: Visitor, to: string) => string> = {
  'sign-in-required': (_, to) => `/login?${new URLSearchParams({ to })}`,
  'second-factor-required': toSecondFactor,
  'proof-needed': toSecondFactor,
  'device-not-let-in': toDevice,
  'pin-required': toDevice,
};

/**
 * Redirects a visitor who may not pass a gate to where they can get the right, with the way back (path and query), or
 * throws 403.
 */
export const refuseAtGate = (
  gate: PageGate,
  values: RequestContext,
  url: Pick<URL, 'pathname' | 'search'>,
): void => {
  const { actor } = values;
  const refusal = gates[gate](actor);
  if (!refusal) return;
  if (refusal === 'not-allowed') {
    values.noteRefusal(refusal, `page for ${gate}`, actor);
    throw data(frameFacts(values), { status: 403 });
  }
  const to = url.pathname + url.search;
  throw redirect(localPath(languageOfPath(url.pathname), wayIn[refusal](actor, to)), 303);
};

/**
 * Checks the gate of every page: a visitor who may not pass is redirected to where they can get the right, with the way
 * back (path and query), or gets 403. An unknown address meets the catch-all route, which is 404.
 */
export const requireAccess: MiddlewareFunction<Response> = ({ context, pattern, url }) => {
  const { away } = context.get(requestContext);
  if (away) throw data(null, databaseAwayAnswer);
  const gate = gateOfPattern(pattern);
  if (!gate) throw new Error(`nothing says who may come to ${pattern}`);
  refuseAtGate(gate, context.get(requestContext), url);
};
