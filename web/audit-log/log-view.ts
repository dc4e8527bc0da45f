import type { LogEntry } from '@poth/domain/audit-log/log.ts';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { type Bilingual, countText, type Language } from '@poth/domain/language.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { logText } from './text.ts';

/** Words for acts, by their name in the log. */
type ActWords = Readonly<Record<string, Bilingual>>;

/** Field of a detail. was: its old value, null unless it changed. */
export type DetailRow = { name: string; was: string | null; value: string };

/** An entry as its row shows it. */
export type EntryView = {
  id: string;
  stream: string;
  entryNo: string;
  when: string;
  what: string;
  about: string;
  who: string;
  detail: DetailRow[];
};

const longestValue = 400;
/** Field name for a change of a plain value, which has no fields. */
const wholeValue = 'value';

/** Lists every leaf of a detail with its path: was.name.en. */
const leavesOf = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
    if (isPlainList) return [[path, value.join(', ')]];
    return entries.flatMap(([name, one]) => leavesOf(one, path ? `${path}.${name}` : name));
  }
  return [[path, String(value ?? '–').slice(0, longestValue)]];
};

/** Lists a detail field by field; of `was` and `became` only the fields that differ. */
const detailRows = (detail: Record<string, unknown>): DetailRow[] => {
  const { was, became, ...rest } = detail;
  const [before, after] = [new Map(leavesOf(was, '')), new Map(leavesOf(became, ''))];
  if (was === undefined) before.clear();
  if (became === undefined) after.clear();
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      name: name || wholeValue,
      was: before.get(name) ?? '–',
      value: after.get(name) ?? '–',
    }));
  return [...leavesOf(rest, '').map(([name, value]) => ({ name, was: null, value })), ...changed];
};

const whoActed = ({ actor, byName }: LogEntry, language: Language): string => {
  const t = textIn(language, logText).actors;
  if (byName !== null) return byName;
  if (actor === 'console' || actor === 'system') return t[actor];
  return actor.startsWith('account:') ? t.gone : /^[\da-f-]{36}$/.test(actor) ? t.visitor : actor;
};

/** Names the subject of an entry: a company or person, a booking by its PNR, or the stream. */
const aboutWhat = ({ stream, subject, detail }: LogEntry, language: Language): string => {
  if (subject !== null) return subject;
  const { pnr } = detail;
  return stream.startsWith('portal:admin:') && typeof pnr === 'string'
    ? textIn(language, logText).booking(formatPnr(pnr))
    : stream.replace(/^portal:/, '');
};

export const actText = (act: string, words: ActWords, language: Language): string =>
  words[act]?.[language] ?? act.replaceAll('-', ' ');

export const entryView = (entry: LogEntry, words: ActWords, language: Language): EntryView => {
  const { stream, entryNo, at, act, detail } = entry;
  return {
    id: `${stream} ${entryNo}`,
    stream,
    entryNo: countText(entryNo, language),
    when: momentText(at, language, 'year'),
    what: actText(act, words, language),
    about: aboutWhat(entry, language),
    who: whoActed(entry, language),
    detail: detailRows(detail),
  };
};
