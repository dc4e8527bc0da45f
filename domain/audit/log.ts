import type { DhakaDate } from '../dhaka.ts';

/** What an admin looks for in the audit log; what is left empty does not matter. */
export type LogFilter = {
  /** What it is about: a company or person by a part of the name, an e-mail, or a stream as it is written. */
  about: string;
  /** Who did it, in the same words. */
  who: string;
  /** What was done, in the word of the log: role-granted. */
  act: string;
  from: DhakaDate | null;
  until: DhakaDate | null;
};

/** Behind which entry a page begins: the newest first, and of one moment by stream and number. */
export type LogPlace = { at: Date; stream: string; entryNo: number };

/** An entry of the audit log as it is read. */
export type LogEntry = {
  stream: string;
  /** The company or person that the stream belongs to, where there is one. */
  subject: string | null;
  entryNo: number;
  at: Date;
  actor: string;
  /** Null: not a person, or one whose account is gone. */
  byName: string | null;
  act: string;
  detail: Record<string, unknown>;
};

/** A stream from its first entry on; brokenAt: the first that is not what was written, or is missing. */
export type ChainCheck = { stream: string; entries: number; brokenAt: number | null };

const placePattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~([^~]{1,200})~(\d{1,9})$/;

/** A place in the log as an address carries it. */
export const logPlaceText = ({ at, stream, entryNo }: LogPlace): string =>
  `${at.toISOString()}~${stream}~${entryNo}`;

export const parseLogPlace = (text: string | null): LogPlace | null => {
  const [, at, stream, entryNo] = placePattern.exec(text ?? '') ?? [];
  const moment = new Date(at ?? '');
  return stream && Number.isFinite(moment.getTime())
    ? { at: moment, stream, entryNo: Number(entryNo) }
    : null;
};
