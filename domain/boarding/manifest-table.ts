import { channelNames } from '../booking/channel.ts';
import { formatPnr } from '../booking/pnr.ts';
import type { CsvCell } from '../csv.ts';
import { dhakaDate, formatDate, formatTime } from '../dhaka.ts';
import type { Bilingual, Language } from '../language.ts';
import { formatTaka } from '../money.ts';
import { formatPhone } from '../phone-text.ts';
import { passengerKindNames } from '../ticket/ticket-fields.ts';
import { type Manifest, type ManifestRow, riderStates } from './manifest.ts';

/** The columns of a passenger list, on the page, on paper and in a file. */
export const manifestColumns = {
  seat: { en: 'Seat', bn: 'সিট' },
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  journey: { en: 'From – to', bn: 'কোথা থেকে – কোথায়' },
  boarding: { en: 'Boards at', bn: 'যেখান থেকে উঠবেন' },
  dropping: { en: 'Drops at', bn: 'যেখানে নামবেন' },
  pnr: { en: 'Ticket', bn: 'টিকিট' },
  state: { en: 'State', bn: 'অবস্থা' },
  who: { en: 'Passenger', bn: 'যাত্রী' },
  channel: { en: 'Sold', bn: 'বিক্রি' },
  paid: { en: 'Paid (৳)', bn: 'দিয়েছেন (৳)' },
  due: { en: 'Due (৳)', bn: 'বাকি (৳)' },
} as const satisfies Record<string, Bilingual>;
export type ManifestColumn = keyof typeof manifestColumns;

export const genderNames = {
  female: { en: 'woman', bn: 'মহিলা' },
  male: { en: 'man', bn: 'পুরুষ' },
} as const satisfies Record<string, Bilingual>;

const money: readonly ManifestColumn[] = ['paid', 'due'];

/** Columns that a reader of the list sees. */
export const columnsOf = ({ seesMoney }: Pick<Manifest, 'seesMoney'>): ManifestColumn[] =>
  (Object.keys(manifestColumns) as ManifestColumn[]).filter((column) => seesMoney || !money.includes(column));

/** Cells of a line in a language, column by column. */
export const manifestCells = (row: ManifestRow, language: Language): Record<ManifestColumn, string> => ({
  seat: row.seatNo,
  name: row.name,
  phone: row.phone ? formatPhone(row.phone, language) : '',
  journey: `${row.from[language]} – ${row.to[language]}`,
  boarding: row.boarding[language],
  dropping: row.dropping[language],
  pnr: formatPnr(row.pnr),
  state: riderStates[row.state][language],
  who: [passengerKindNames[row.kind][language], row.gender && genderNames[row.gender][language]]
    .filter(Boolean)
    .join(', '),
  channel: channelNames[row.channel][language],
  paid: row.paidPaisa ? formatTaka(row.paidPaisa, language) : '',
  due: row.duePaisa ? formatTaka(row.duePaisa, language) : '',
});

const takaOf = (paisa: number | null): CsvCell => (paisa === null ? null : paisa / 100);

/** The list as rows of a file: numbers of phones as people dial them, money in taka. */
export const manifestRows = (manifest: Manifest, language: Language): CsvCell[][] => {
  const columns = columnsOf(manifest);
  const cellsOf = (row: ManifestRow): Record<ManifestColumn, CsvCell> => ({
    ...manifestCells(row, language),
    phone: row.phone?.replace(/^\+88/, '') ?? null,
    paid: takaOf(row.paidPaisa),
    due: takaOf(row.duePaisa),
  });
  return [
    columns.map((column) => manifestColumns[column][language]),
    ...manifest.rows.map((row) => {
      const cells = cellsOf(row);
      return columns.map((column) => cells[column]);
    }),
  ];
};

/** Formats a departure: Friday, 27 Nov 2026, 10:30 PM. */
export const manifestMoment = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language, 'long')}, ${formatTime(at, language)}`;
