import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { connectionsOf, type Database } from '../db/database.ts';
import { type LaneName, laneNames, type Lanes } from '../http/request-lanes.ts';

/** Outcome of a call: answered, refused by a Problem, or failed by a fault of ours. */
export type CallOutcome = 'answered' | 'refused' | 'failed';

/** Counts of this process, of what it has done since its start. */
export type Metrics = {
  registry: Registry;
  /** status: of the answer; seconds: until its head was ready. */
  noteRequest(lane: LaneName, status: number, seconds: number): void;
  /** call: booking.holdSeats. */
  noteCall(call: string, outcome: CallOutcome): void;
  /** way: mail, sms, or the topic of an announcement that is told in no way of its own. */
  noteMessage(way: string, isDelivered: boolean): void;
  /** Shows from now on how full these lanes are. */
  watchLanes(lanes: Lanes): void;
  /** Shows from now on the connections to a database. pool: its name there. */
  watchPool(pool: string, db: Database): void;
};

const secondsOfAnswers = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** Opens the counts of a process. ofProcess: memory, processor and event loop of it among them. */
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
    watchLanes: (lanes) => void (shownLanes = lanes),
    watchPool: (name, db) => void pools.set(name, db),
  };
};
