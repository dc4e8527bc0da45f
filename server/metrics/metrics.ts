import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { loadTimes, type PageMeasures } from '@poth/domain/page-measures.ts';
import { connectionsOf, type Database } from '../db/database.ts';
import type { SmsOutcome } from '../messaging/sms-failure.ts';
import { type LaneName, laneNames, type Lanes } from '../http/request-lanes.ts';
import { ways } from '../messaging/topics.ts';

/** Outcome of a call: answered, refused with a Problem, or failed by an error of ours. */
export type CallOutcome = 'answered' | 'refused' | 'failed';

/** Counts of this process since its start. */
export type Metrics = {
  registry: Registry;
  /** status: of the answer; seconds: until its head was ready. */
  noteRequest(lane: LaneName, status: number, seconds: number): void;
  /** `call`: its full name, such as booking.holdSeats. */
  noteCall(call: string, outcome: CallOutcome): void;
  /** `way`: mail, sms, or the topic of an announcement that has no message. */
  noteMessage(way: string, isDelivered: boolean): void;
  /** Counts the result of one SMS at its gateway: accepted, or the reason why not. */
  noteSms(gateway: string, outcome: SmsOutcome): void;
  /** `page`: the pattern of its address, of which there are few; times in milliseconds. */
  notePage(page: string, times: Omit<PageMeasures, 'page' | 'errors'>): void;
  /** `kind`: a class of errors, of which there are few. */
  noteScriptError(kind: string): void;
  /** Exports the load of these lanes from now on. */
  watchLanes(lanes: Lanes): void;
  /** Exports the connections of a database from now on. `pool`: its label. */
  watchPool(pool: string, db: Database): void;
};

const secondsOfAnswers = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
/** A largest paint is good to 2.5 s and poor from 4 s on, a first one from 1.8 s and 3 s: https://web.dev/articles/vitals. */
const secondsOfPages = [0.2, 0.8, 1.8, 2.5, 4, 10];

/** Opens the counts of a process. `ofProcess`: includes its memory, processor and event loop. */
export const openMetrics = ({ ofProcess = false } = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'poth_requests_total',
    help: 'Requests that were answered, by lane and class of status.',
    labelNames: ['lane', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'poth_request_seconds',
    help: 'Seconds until the head of an answer was ready, by lane.',
    labelNames: ['lane'] as const,
    buckets: secondsOfAnswers,
    registers,
  });
  const calls = new Counter({
    name: 'poth_calls_total',
    help: 'Calls of pages and API, by call and outcome: answered, refused or failed.',
    labelNames: ['call', 'outcome'] as const,
    registers,
  });
  const messages = new Counter({
    name: 'poth_messages_total',
    help: 'Announcements that were told or put back for another try, by way and outcome.',
    labelNames: ['way', 'outcome'] as const,
    registers,
  });
  const sms = new Counter({
    name: 'poth_sms_total',
    help: 'Text messages that a gateway was given, by gateway and outcome: accepted, message, gateway or unclear.',
    labelNames: ['gateway', 'outcome'] as const,
    registers,
  });
  // Prometheus sees no increase in a counter that it meets for the first time, so these exist before their first event.
  for (const way of ways) for (const outcome of ['delivered', 'put-back']) messages.inc({ way, outcome }, 0);
  const pages = new Histogram({
    name: 'poth_page_seconds',
    help: 'Seconds that a sample of browsers took for a page, by its address and time: ttfb, fcp or lcp.',
    labelNames: ['page', 'time'] as const,
    buckets: secondsOfPages,
    registers,
  });
  const scriptErrors = new Counter({
    name: 'poth_script_errors_total',
    help: 'Errors of scripts in the same sample of browsers, by class.',
    labelNames: ['kind'] as const,
    registers,
  });
  let shownLanes: Lanes | undefined;
  const inLanes = new Gauge({
    name: 'poth_lane_requests',
    help: 'Requests in a lane: under way, or waiting for room.',
    labelNames: ['lane', 'state'] as const,
    registers,
    collect: () => {
      for (const lane of laneNames) {
        const counted = shownLanes?.[lane].count();
        inLanes.set({ lane, state: 'under-way' }, counted?.underWay ?? 0);
        inLanes.set({ lane, state: 'waiting' }, counted?.waiting ?? 0);
      }
    },
  });
  const pools = new Map<string, Database>();
  const connections = new Gauge({
    name: 'poth_pool_connections',
    help: 'Connections of the processes to a database: open, idle among them, and requests that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect: () => {
      for (const [pool, db] of pools) {
        const counted = connectionsOf(db);
        connections.set({ pool, state: 'open' }, counted?.totalCount ?? 0);
        connections.set({ pool, state: 'idle' }, counted?.idleCount ?? 0);
        connections.set({ pool, state: 'waited-for' }, counted?.waitingCount ?? 0);
      }
    },
  });
  return {
    registry,
    noteRequest: (lane, status, took) => {
      requests.inc({ lane, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ lane }, took);
    },
    noteCall: (call, outcome) => calls.inc({ call, outcome }),
    noteMessage: (way, isDelivered) => messages.inc({ way, outcome: isDelivered ? 'delivered' : 'put-back' }),
    noteSms: (gateway, outcome) => sms.inc({ gateway, outcome }),
    notePage: (page, times) => {
      for (const time of loadTimes) {
        const ms = times[time];
        if (ms !== undefined) pages.observe({ page, time }, ms / 1_000);
      }
    },
    noteScriptError: (kind) => scriptErrors.inc({ kind }),
    watchLanes: (lanes) => void (shownLanes = lanes),
    watchPool: (name, db) => void pools.set(name, db),
  };
};
