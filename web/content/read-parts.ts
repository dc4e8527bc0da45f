import { type ContentPart, contentParts } from '@poth/domain/content/content.ts';
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

/** Fields of which at least one is filled in a row that counts; of the other parts every row does. */
const needed: { readonly [Part in ContentPart]?: readonly string[] } = {
  slides: ['title.en', 'title.bn'],
  routes: ['from', 'to'],
  phones: ['number'],
  social: ['name', 'href'],
  managers: ['name.en', 'name.bn', 'post.en', 'post.bn'],
  milestones: ['year', 'text.en', 'text.bn'],
};

const isFilled = (part: ContentPart, { fields }: Row): boolean =>
  needed[part]?.some((name) => fields.get(name)?.trim()) ?? true;

const readers: { [Part in ContentPart]: (row: Row) => unknown } = {
  slides: ({ fields }) => ({
    kicker: said(fields, 'kicker'),
    title: said(fields, 'title'),
    text: said(fields, 'text'),
    drawing: fields.get('drawing'),
    shown: fields.has('shown'),
  }),
  amenities: ({ fields }) => ({
    amenity: fields.get('amenity'),
    name: said(fields, 'name'),
    tint: fields.get('tint'),
    drawing: fields.get('drawing'),
    shown: fields.has('shown'),
  }),
  routes: ({ fields }) => ({
    from: fields.get('from')?.trim() ?? '',
    to: fields.get('to')?.trim() ?? '',
    name: said(fields, 'name'),
  }),
  payments: ({ fields }) => ({
    mark: fields.get('mark'),
    name: fields.get('name') ?? '',
    shown: fields.has('shown'),
  }),
  operators: ({ order, fields }) =>
    Number.isFinite(order) && order > 0 ? fields.get('operator') : undefined,
  phones: ({ fields }) => ({ kind: fields.get('kind'), number: fields.get('number') ?? '' }),
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
  social: ({ fields }) => ({ name: fields.get('name') ?? '', href: fields.get('href') ?? '' }),
  managers: ({ fields }) => ({ name: said(fields, 'name'), post: said(fields, 'post') }),
  milestones: ({ fields }) => ({ year: fields.get('year') ?? '', text: said(fields, 'text') }),
};

/**
 * Reads a part from a form, row by row; empty rows are left out. A part that must have a row keeps its first one, whose
 * fields then show what is missing. A part that is no list has one row.
 */
export const readPart = (part: ContentPart, form: FormData): unknown => {
  const all = rowsOf(form);
  const filled = all.filter((row) => isFilled(part, row));
  const mayBeEmpty = contentParts[part].safeParse([]).success;
  const rows = (filled.length > 0 || mayBeEmpty ? filled : all.slice(0, 1))
    .map(readers[part])
    .filter((row) => row !== undefined);
  return isList(part) ? rows : rows[0];
};
