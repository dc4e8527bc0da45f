import type { ContentPart } from '@poth/domain/content/content.ts';
import { latinDigits } from '@poth/domain/language.ts';

/** Tells whether a part is a list of rows; otherwise it is a single row. */
export const isList = (part: ContentPart): boolean => part !== 'facts';

type Row = { order: number; fields: Map<string, string> };

/** Reads the rows of a form, whose fields are named like 0.title.en, in the order of their typed numbers. */
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

/** Tells whether all of these fields are empty. */
const isEmpty = (fields: Row['fields'], names: readonly string[]): boolean =>
  names.every((name) => !fields.get(name)?.trim());

const readers: { [Part in ContentPart]: (row: Row) => unknown } = {
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
  phones: ({ fields }) =>
    isEmpty(fields, ['number'])
      ? undefined
      : { kind: fields.get('kind'), number: fields.get('number') ?? '' },
  facts: ({ fields }) => ({
    email: fields.get('email') ?? '',
    jobsEmail: fields.get('jobsEmail') ?? '',
    address: said(fields, 'address'),
    hours: said(fields, 'hours'),
    tradeLicence: fields.get('tradeLicence') ?? '',
    since: fields.get('since') ?? '',
    buses: fields.get('buses') ?? '',
    staff: fields.get('staff') ?? '',
    passengersPerYear: said(fields, 'passengersPerYear'),
  }),
  social: ({ fields }) =>
    isEmpty(fields, ['name', 'href'])
      ? undefined
      : { name: fields.get('name') ?? '', href: fields.get('href') ?? '' },
  managers: ({ fields }) =>
    isEmpty(fields, ['name.en', 'name.bn', 'post.en', 'post.bn'])
      ? undefined
      : { name: said(fields, 'name'), post: said(fields, 'post') },
  milestones: ({ fields }) =>
    isEmpty(fields, ['year', 'text.en', 'text.bn'])
      ? undefined
      : { year: fields.get('year') ?? '', text: said(fields, 'text') },
};

/** Reads a part from a form, row by row; empty rows are left out. A part that is no list has one row. */
export const readPart = (part: ContentPart, form: FormData): unknown => {
  const rows = rowsOf(form)
    .map(readers[part])
    .filter((row) => row !== undefined);
  return isList(part) ? rows : rows[0];
};
