import { format } from 'node:util';
import pino from 'pino';
import type { Log } from './log.ts';
import { stackOf } from './log.ts';
import { currentRequestId } from './request-id.ts';
import { withoutPersonalData } from './without-personal-data.ts';

type Destination = Pick<NodeJS.WritableStream, 'write'>;

/** Tells what was thrown by fields of a line. */
const fieldsOf = (fault: unknown) => ({
  err: {
    type: fault instanceof Error ? fault.name : typeof fault,
    ...(fault instanceof Error && 'code' in fault && { code: String(fault.code) }),
    stack: stackOf(fault),
  },
});

/**
 * Opens a log that writes a line of JSON for each thing, with its moment, its process and the request that met it. A line is
 * written when it comes: one that is kept back would be lost with the process, or torn by another one's.
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
 * Lets what has no log of its own, as packages and Node, write by this one: no line of the process is of another form. A
 * fault that nobody caught ends the process, as without it.
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
