import type { HomePart } from '@poth/domain/content/home.ts';
import { latinDigits } from '@poth/domain/language.ts';

/** A row of a part as it is typed; content: in the shape of its part, whatever was typed in it. */
export type TypedRow = Record<string, unknown>;

type Row = { order: number; fields: Map<string, string> };

/** The rows of a form whose fields are named 0.title.en, in the order of their numbers. */
const rowsOf = (form: FormData): Row[] => {
  const rows = new Map<string, Row>();
  for (const [name, value] of form) {
    const [, index = '', field = ''] = /^(\d{1,3})\.([\w.]+)$/.exec(name) ?? [];
    if (!field) continue;
    const row = rows.get(index) ?? { order: Number.POSITIVE_INFINITY, fields: new Map() };
    rows.set(index, row);
    const text = String(value).slice(0, 1_000);
    row.fields.set(field, text);
    const order = latinDigits(text).trim();
    if (field === 'order' && /^\d{1,4}$/.test(order)) row.order = Number(order);
  }
  return [...rows.values()].toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
};

const said = (fields: Row['fields'], name: string) => ({
  en: fields.get(`${name}.en`) ?? '',
  bn: fields.get(`${name}.bn`) ?? '',
});

const readers: { [Part in HomePart]: (row: Row) => unknown } = {
  slides: ({ fields }) => {
    const title = said(fields, 'title');
    if (!title.en.trim() && !title.bn.trim()) return undefined;
    const rest = { kicker: said(fields, 'kicker'), title, text: said(fields, 'text') };
    return { ...rest, drawing: fields.get('drawing'), shown: fields.has('shown') };
  },
  amenities: ({ fields }) => ({
    amenity: fields.get('amenity'),
    name: said(fields, 'name'),
    tint: fields.get('tint'),
    drawing: fields.get('drawing'),
    shown: fields.has('shown'),
  }),
  routes: ({ fields }) => {
    const [from, to] = [fields.get('from')?.trim() ?? '', fields.get('to')?.trim() ?? ''];
    return from || to ? { from, to, name: said(fields, 'name') } : undefined;
  },
  payments: ({ fields }) => ({
    mark: fields.get('mark'),
    name: fields.get('name') ?? '',
    shown: fields.has('shown'),
  }),
  operators: ({ order, fields }) =>
    Number.isFinite(order) && order > 0 ? fields.get('operator') : undefined,
};

/** What a form says of a part, row by row; rows that are left empty are left out. */
export const readPart = (part: HomePart, form: FormData): unknown[] =>
  rowsOf(form)
    .map(readers[part])
    .filter((row) => row !== undefined);
