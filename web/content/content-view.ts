import { type ContentPart, contentPartNames } from '@poth/domain/content/content.ts';
import type { Language } from '@poth/domain/language.ts';
import type { ViewedContent } from '@poth/domain/content/viewed-content.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { contentText } from './text.ts';

/** Values of a row by field name: title.en. */
export type RowValues = Readonly<Record<string, string>>;
export type PartView = { part: ContentPart; version: number; changed: string; rows: RowValues[] };

/** Empty rows for additions. */
const blanks: Partial<Record<ContentPart, RowValues[]>> = {
  slides: [{ drawing: 'sunset', shown: 'true' }],
  routes: [{}, {}],
  phones: [{ kind: 'mobile' }],
  social: [{}],
  managers: [{}],
  milestones: [{}],
};

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => flat(one, path ? `${path}.${name}` : name))
    : [[path, String(value ?? '')]];

/** Returns the numbered rows of a part, followed by empty ones for additions. */
export const rowsOf = (
  part: ContentPart,
  written: unknown,
  operators: ViewedContent['operators'],
  language: Language,
): RowValues[] => {
  const content: readonly unknown[] = Array.isArray(written) ? written : [written];
  if (part === 'operators') {
    const place = (id: string) => content.indexOf(id);
    return operators
      .toSorted((a, b) => (place(a.operatorId) >>> 0) - (place(b.operatorId) >>> 0))
      .map(({ operatorId, name }) => ({
        operator: operatorId,
        called: name[language],
        order: place(operatorId) < 0 ? '' : String(place(operatorId) + 1),
      }));
  }
  const rows = content.map((row) => Object.fromEntries(flat(row)));
  return [...rows, ...(blanks[part] ?? [])].map((row, index) => ({ ...row, order: String(index + 1) }));
};

/** Prepares the form of every part, with who changed it last. */
export const contentView = (
  { content, editions, operators }: ViewedContent,
  language: Language,
): PartView[] => {
  const t = textIn(language, contentText);
  return contentPartNames.map((part) => {
    const { version, changedAt, byName } = editions[part];
    const when = changedAt && momentText(changedAt, language, 'year');
    return {
      part,
      version,
      changed: when ? t.changed(byName ?? t.gone, when) : t.delivered,
      rows: rowsOf(part, content[part], operators, language),
    };
  });
};
