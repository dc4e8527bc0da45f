import { format } from 'node:util';
import pino from 'pino';
import type { Log } from './log.ts';
import { stackOf } from './log.ts';
import { currentRequestId } from './request-id.ts';
import { withoutPersonalData } from './without-personal-data.ts';

type Destination = Pick<NodeJS.WritableStream, 'write'>;

/** Describes a thrown value by fields of a log line. */
const fieldsOf = (fault: unknown) => ({
  err: {
    type: fault instanceof Error ? fault.name : typeof fault,
    ...(fault instanceof Error && 'code' in fault && { code: String(fault.code) }),
    stack: stackOf(fault),
  },
});

/**
 * Opens a log that writes one line of JSON for each entry, with its time, its process and its request. Lines are
 * written at once: buffered ones would be lost with the process, or interleaved with those of another.
 */
export const openJsonLog = (destination: Destination = pino.destination(1)): Log => {
  const logger = pino(
    {
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const request = currentRequestId();
        return request ? { request } : {};
      },
    },
    destination,
  );
  return (line, facts) => {
    if (!facts) logger.info(withoutPersonalData(line));
    else if ('event' in facts) logger.info(facts);
    else logger.error(fieldsOf(facts.fault), withoutPersonalData(line));
  };
};

/**
 * Redirects output of packages and Node, which have no log of their own, to this log, so that all lines of the process
 * have one form. An uncaught error ends the process, as it does by default.
 */
export const takeOverConsole = (log: Log): void => {
  const tell = (...said: unknown[]): void => log(format(...said));
  const tellFault = (...said: unknown[]): void => {
    const fault = said.find((one) => one instanceof Error);
    if (fault) log(format(...said.filter((one) => one !== fault)) || fault.name, { fault });
    else log('console', { fault: format(...said) });
  };
  Object.assign(console, { log: tell, info: tell, debug: tell, warn: tell, error: tellFault });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => tell(`${warning.name}: ${warning.message}`));
  process.on('uncaughtException', (fault) => {
    log('the process ends by a fault that nobody caught', { fault });
    process.exit(1);
  });
};
