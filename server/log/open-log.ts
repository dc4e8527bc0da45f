import { type Log, plainLog } from './log.ts';

/** Form of the log's lines: for a person at a terminal, or JSON for a program that gathers them. */
export type LogFormat = 'plain' | 'json';

/** Opens the log of a process. The packages for JSON are loaded only for that format. */
export const openLog = async (format: LogFormat): Promise<Log> => {
  if (format === 'plain') return plainLog;
  const { openJsonLog, takeOverConsole } = await import('./json-log.ts');
  const log = openJsonLog();
  takeOverConsole(log);
  return log;
};
