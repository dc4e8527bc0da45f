import { z } from 'zod';

/** Version of the format, raised with every change that makes an older program misread a backup. */
export const backupFormat = 1;

const Migration = z.object({ number: z.int(), name: z.string(), checksum: z.string() });
const Table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
/** `lastValue`: undefined where no number was ever drawn from the sequence. */
const Sequence = z.object({ name: z.string(), lastValue: z.string().optional() });

/** First file of a backup: its time, its schema, and the tables that follow, parents first. */
export const Head = z.object({
  format: z.literal(backupFormat),
  takenAt: z.iso.datetime(),
  migrations: z.array(Migration).min(1),
  tables: z.array(Table),
  sequences: z.array(Sequence),
  uploads: z.enum(['included', 'left-out']),
});
export type Head = z.infer<typeof Head>;

/** Last file of a backup: rows of each table and number of uploads. A backup without it was cut off. */
export const Tail = z.object({
  rows: z.record(z.string(), z.int().nonnegative()),
  uploads: z.int().nonnegative(),
});
export type Tail = z.infer<typeof Tail>;

/** Names of the files in a backup, in this order. */
export const names = {
  head: 'poth-backup.json',
  secrets: 'secrets.json',
  table: (table: string, piece: number): string => `tables/${table}/${String(piece).padStart(6, '0')}`,
  upload: (key: string): string => `uploads/${key}`,
  tail: 'end.json',
} as const;

/** A file in a backup, as its name tells. */
export type Part =
  | { kind: 'head' }
  | { kind: 'secrets' }
  | { kind: 'tail' }
  | { kind: 'table'; table: string }
  | { kind: 'upload'; key: string };

export const partOf = (name: string): Part => {
  if (name === names.head) return { kind: 'head' };
  if (name === names.secrets) return { kind: 'secrets' };
  if (name === names.tail) return { kind: 'tail' };
  const [, folder, rest = ''] = /^(tables|uploads)\/(.+)$/.exec(name) ?? [];
  if (folder === 'tables') return { kind: 'table', table: rest.slice(0, rest.lastIndexOf('/')) };
  if (folder === 'uploads') return { kind: 'upload', key: rest };
  throw new Error(`it holds ${name}, which this program does not know`);
};
