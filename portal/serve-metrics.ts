import { once } from 'node:events';
import { createServer } from 'node:http';
import { Refusal } from '@poth/server/start/refusal.ts';

/** Media type of the text format 0.0.4 of Prometheus. */
const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves Prometheus at /metrics on a port of its own, to this machine alone; resolves with how to stop that.
 * `readings`: parts of the text. A port that is taken is a Refusal.
 */
export const serveMetrics = async (
  port: number,
  readings: readonly (() => Promise<string>)[],
): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    Promise.all(readings.map((read) => read())).then(
      (texts) => response.writeHead(200, { 'content-type': metricsType }).end(texts.join('\n')),
      // During a restart of a process its counts are missing; the next scrape has them.
      (thrown) => response.writeHead(503).end(`${String(thrown)}\n`),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((thrown: NodeJS.ErrnoException) => {
    throw new Refusal(`Port ${port} for metrics cannot be had (${thrown.code}): set POTH_METRICS_PORT.`);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};
