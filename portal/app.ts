import { type Context, Hono } from 'hono';
import { socialProviders } from '@poth/domain/identity/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Config } from '@poth/server/config.ts';
import type { Deps } from '@poth/server/deps.ts';
import { browserOf, sendBuyerCookie, visitorOf } from '@poth/server/http/actor.ts';
import { answerHeaders } from '@poth/server/http/answer-headers.ts';
import { buildContract } from '@poth/server/http/api.ts';
import { atPublicAddress } from '@poth/server/http/at-public-address.ts';
import { indexCalls, isUndeclared, undeclaredMark } from '@poth/server/http/call-index.ts';
import { clientAddressFinder } from '@poth/server/http/client-address.ts';
import { countRequests } from '@poth/server/http/count-requests.ts';
import type { Env } from '@poth/server/http/env.ts';
import { refuseForeignOrigins } from '@poth/server/http/guard.ts';
import { healthRoutes } from '@poth/server/http/health-routes.ts';
import { logRequests, nameRequests } from '@poth/server/http/log-requests.ts';
import { type LaneBounds, type LaneName, openLanes } from '@poth/server/http/request-lanes.ts';
import { limitBodies, limitBody } from '@poth/server/http/limit-bodies.ts';
import { packAnswers } from '@poth/server/http/pack-answers.ts';
import { isAway, onError } from '@poth/server/http/problem-answer.ts';
import type { Readiness } from '@poth/server/http/readiness.ts';
import { markRecentWrite } from '@poth/server/http/recent-write.ts';
import { refuseUnknownCalls } from '@poth/server/http/refuse-unknown-calls.ts';
import { sharedAnswers, sharedCalls } from '@poth/server/http/shared-answers.ts';
import { refuseAtFullLanes, takeLane } from '@poth/server/http/take-lane.ts';
import { traceRequests } from '@poth/server/http/trace-requests.ts';
import { isTracing } from '@poth/server/tracing/spans.ts';
import { recognise } from '@poth/server/identity/recognise.ts';
import { refusalNotes } from '@poth/server/note-refusals.ts';
import { mostMeasuresBytes, takeMeasures } from '@poth/server/metrics/take-measures.ts';
import { callbackRoutes } from '@poth/server/payment/callbacks.ts';
import type { Portal } from '@poth/server/portal.ts';
import { roomAnswers } from '@poth/server/waiting-room/room-answers.ts';
import { isPageRequest, isCall } from '@poth/server/specification/routes.ts';
import { articlePages } from './article-pages.ts';
import { answerBusy } from './busy-answer.ts';
import { laneFinder } from './lane-of.ts';
import { isPage } from './page-index.ts';
import { routeFinder } from './route-of.ts';
import { sharedPages } from './shared-pages.ts';
import { waitingPages } from './waiting-pages.ts';
import type { Web } from './web.ts';

type World = {
  deps: Pick<
    Deps,
    | 'auth'
    | 'db'
    | 'linkSigner'
    | 'log'
    | 'metrics'
    | 'now'
    | 'publicUrl'
    | 'replica'
    | 'rooms'
    | 'settings'
    | 'touches'
  >;
  portal: Portal;
  config: Pick<
    Config,
    | 'demonstration'
    | 'identityProviders'
    | 'logFormat'
    | 'measuredOneIn'
    | 'production'
    | 'sandboxUrl'
    | 'trustProxy'
  >;
  web: Web;
  readiness: () => Promise<Readiness>;
  /** Set in development, where pages are drawn from their sources. */
  live?: boolean;
  /** Bounds that replace the default ones of these lanes. */
  laneBounds?: Partial<Record<LaneName, LaneBounds>>;
};

/** Builds the whole portal as one Hono app: callbacks, the calls of the contract, then the pages. */
export const buildApp = ({
  deps,
  portal,
  config,
  web,
  readiness,
  live = false,
  laneBounds,
}: World): Hono<Env> => {
  const secure = deps.publicUrl.startsWith('https:');
  const keeping = { links: deps.linkSigner, secure, now: deps.now };
  const addressOf = clientAddressFinder({ ...config, log: deps.log });
  const app = new Hono<Env>();
  const { calls, fromMemory, description } = buildContract(portal, deps.publicUrl);
  const findCall = indexCalls(description);
  const noteRefusal = refusalNotes(deps);
  const noteProblem = ({ code }: Problem, { req }: Context): void => {
    // Such a request is refused before it reaches a call, which would have noted the refusal.
    if (code === 'foreign-origin') noteRefusal(code, req.method, null);
    const call = isCall(req.raw) ? findCall(req.path) : undefined;
    if (call && isUndeclared(call, req.method, code))
      deps.log(`${undeclaredMark} ${req.method} ${call.path} answers ${code}`);
  };
  const routeOf = routeFinder(findCall);
  const noteFault = ({ req: { raw } }: Context, fault: unknown): void =>
    deps.log(`${raw.method} ${routeOf(raw)}`, { fault });
  app.onError(onError(noteFault, noteProblem));
  const lanes = openLanes(laneBounds);
  deps.metrics.watchLanes(lanes);
  const taking = { lanes, laneOf: laneFinder(findCall), refuse: answerBusy };
  const headed = answerHeaders({ secure, live });
  app.use(nameRequests(config));
  if (config.logFormat === 'json') app.use(logRequests(deps.log, routeOf));
  if (isTracing()) app.use(traceRequests(config, routeOf));
  app.use(countRequests(deps.metrics, taking.laneOf));
  app.use(refuseAtFullLanes(taking, headed));
  app.use(sharedAnswers(deps, sharedCalls));
  if (!live) app.use(sharedAnswers(deps, sharedPages));
  app.use(headed);
  if (!live) app.use(articlePages(deps.publicUrl));
  app.use(roomAnswers(deps));
  app.use('/waiting-room/*', waitingPages(deps));
  app.use('/bn/waiting-room/*', waitingPages(deps));
  app.use('/api/waiting-rooms/:roomId/places/view', limitBodies);
  app.route('/', fromMemory);
  app.route('/', healthRoutes(readiness));
  app.get('/assets/*', (c) => web.asset(c.req.raw));
  // These files keep their names while a new build changes their content, so browsers revalidate them each time.
  for (const path of ['/sw.js', '/manifest.webmanifest', '/icons/*'])
    app.get(path, (c) => web.asset(c.req.raw, 'asked-each-time'));
  app.use('/measures', limitBody(mostMeasuresBytes), refuseForeignOrigins(deps.publicUrl));
  app.post('/measures', takeMeasures({ ...deps, isPage, addressOf }));

  // Middleware before this line answers from memory; handlers after it cost work, for which a request needs room in its lane.
  app.use(takeLane(taking));
  app.route('/pay', callbackRoutes(portal, addressOf));
  // Callback of an identity provider: the only route of Better Auth that is exposed.
  app.get('/auth/callback/:provider', async (c) => {
    const answer = await deps.auth.handler(c.req.raw);
    if (/[?&]error=/.test(answer.headers.get('location') ?? ''))
      noteRefusal('sign-in-failed', 'identity.finishSocialSignIn', null);
    return answer;
  });

  app.use(refuseUnknownCalls(findCall, isCall));
  app.use(limitBodies);
  app.use(refuseForeignOrigins(deps.publicUrl));
  app.use(async (c, next) => {
    const browser = browserOf(c, keeping);
    c.set('browser', browser);
    const known = await recognise(deps)(browser).catch((thrown) => {
      // Calls fail at once; a page is drawn that says the database is away.
      if (isCall(c.req.raw) || !isAway(thrown)) throw thrown;
      return { account: null, awaiting: null, away: true };
    });
    c.set('away', 'away' in known);
    c.set('actor', visitorOf(c, { ...keeping, address: addressOf(c) }, known));
    await next();
    sendBuyerCookie(c, keeping);
    if (deps.replica) markRecentWrite(c, secure);
  });
  app.use(packAnswers(isCall));

  const drawPage = async (c: Context<Env>): Promise<Response> => {
    const page = await web.page(atPublicAddress(c.req.raw, deps.publicUrl), {
      portal,
      // Read late: a form that carries a buyer sets the actor while the page is made.
      get actor() {
        return c.var.actor;
      },
      away: c.var.away,
      allowScripts: (hashes) => c.set('scriptHashes', hashes),
      noteFault: (thrown) => noteFault(c, thrown),
      noteBrokenPage: () => c.set('publicSeconds', 0),
      noteRefusal,
      now: deps.now(),
      publicUrl: deps.publicUrl,
      settings: deps.settings(),
      company: deps.settings.company(),
      demo: deps.settings().demonstration,
      sandboxUrl: config.sandboxUrl,
      measuredOneIn: config.measuredOneIn,
      identityProviders: socialProviders.filter((name) => config.identityProviders[name]),
      browser: c.var.browser,
      description,
    });
    return c.newResponse(page.body, page);
  };
  // Both a page of the admins and a call of the specification have this address.
  app.get('/users/:id', (c, next) => (isPageRequest(c.req.raw) ? drawPage(c) : next()));
  app.route('/', calls);
  // Hono answers HEAD by the handler for GET.
  app.on(['GET', 'POST'], '*', drawPage);
  app.all('*', () => {
    throw new Problem('method-not-allowed', { allow: ['GET', 'HEAD', 'POST'] });
  });
  return app;
};
