import { currentRequestId } from './request-id.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Name of an event, with facts that identify no person. */
export type LogEvent = { readonly event: string; readonly [fact: string]: string | number | null };

/** Facts of a line, for programs that read it. `fault`: a thrown value that is not an expected refusal. */
export type LogFacts = { readonly fault: unknown } | LogEvent;

/** Writes a line for the operators of the portal. `line`: for a person; that of an event is its facts as JSON. */
export type Log = (line: string, facts?: LogFacts) => void;

/** Describes a thrown value by its stack, without personal data. */
export const stackOf = (fault: unknown): string =>
  withoutPersonalData(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

/** Formats a line for a terminal: a fault with its stack and the id of its request. */
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
