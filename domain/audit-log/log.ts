import type { LogPlace } from './input.ts';

/** An entry of the audit log as it is read. */
export type LogEntry = {
  stream: string;
  /** The company or person that the stream belongs to, where there is one. */
  subject: string | null;
  entryNo: number;
  at: Date;
  actor: string;
  /** Null if the actor is not a person or the account is gone. */
  byName: string | null;
  act: string;
  detail: Record<string, unknown>;
};

/** An entry of one stream of the audit log. */
export type StreamEntry = {
  entryNo: number;
  at: Date;
  actor: string;
  act: string;
  detail: Record<string, unknown>;
};

/**
 * Result of checking a stream from its first entry. brokenAt: number of the first entry that was changed or is missing;
 * null: none.
 */
export type ChainCheck = { stream: string; entries: number; brokenAt: number | null };

const placePattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([^~]{1,200})~(\d{1,9})$/;

/** Writes a place in the log as an address carries it. */
export const logPlaceText = ({ at, stream, entryNo }: LogPlace): string =>
  `${at.toISOString()}~${stream}~${entryNo}`;

export const parseLogPlace = (text: string | null): LogPlace | null => {
  const [, at, stream, entryNo] = placePattern.exec(text ?? '') ?? [];
  const moment = new Date(at ?? '');
  return stream && Number.isFinite(moment.getTime())
    ? { at: moment, stream, entryNo: Number(entryNo) }
    : null;
};
