import { currentRequestId } from './request-id.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Name of an occurrence with its facts, none of which tells of a person. */
export type LogEvent = { readonly event: string; readonly [fact: string]: string | number | null };

/** Facts beside the words of a line, for programs that read it. fault: thrown, and no answer that was meant to be given. */
export type LogFacts = { readonly fault: unknown } | LogEvent;

/** Writes a line for who runs the portal. line: as a person reads it; an event's is its facts as JSON. */
export type Log = (line: string, facts?: LogFacts) => void;

/** Tells a fault by its stack, without personal data. */
export const stackOf = (fault: unknown): string =>
  withoutPersonalData(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

/** A line as a terminal shows it: a fault with its stack, and with the request that met it. */
export const asPlainLine = (line: string, facts?: LogFacts): string => {
  if (facts && 'event' in facts) return line;
  if (!facts) return withoutPersonalData(line);
  const id = currentRequestId();
  return `${withoutPersonalData(line)}${id ? ` (request ${id})` : ''}: ${stackOf(facts.fault)}`;
};

/** Writes lines to the terminal. */
export const plainLog: Log = (line, facts) =>
  facts && !('event' in facts)
    ? console.error(asPlainLine(line, facts))
    : console.log(asPlainLine(line, facts));
