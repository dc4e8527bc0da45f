/** Limits of an application's files: their number, and the bytes of each. */
export const documentLimits = { files: 3, bytes: 5 * 1024 * 1024 } as const;

/** Kinds of file that are accepted, with the first bytes that identify them. */
export const documentKinds = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'], begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpeg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: [0xff, 0xd8, 0xff] },
  png: {
    contentType: 'image/png',
    endings: ['png'],
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
} as const;
export type DocumentKind = keyof typeof documentKinds;

export type DocumentFault = 'document-empty' | 'document-large' | 'document-kind';

/** Detects the kind of a file by its first bytes, whatever its name; undefined for a kind that is not accepted. */
export const kindOfDocument = (content: Uint8Array): DocumentKind | undefined =>
  (Object.keys(documentKinds) as DocumentKind[]).find((kind) =>
    documentKinds[kind].begins.every((byte, at) => content[at] === byte),
  );

/** Finds the fault of a file's size in bytes, if any. */
export const faultOfSize = (byteCount: number): DocumentFault | undefined => {
  if (byteCount === 0) return 'document-empty';
  return byteCount > documentLimits.bytes ? 'document-large' : undefined;
};

const longestStem = 80;
// Control and direction characters can make a name read as another one.
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff"\\/:*?<>|]/gu;

/** Cleans a file's name for storage: no folders, no unsafe characters, and the ending of its real kind. */
export const documentName = (fileName: string, kind: DocumentKind): string => {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const dot = base.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [base.slice(0, dot), base.slice(dot + 1).toLowerCase()] : [base, ''];
  const { endings } = documentKinds[kind];
  const name = [...stem.replace(unsafe, ' ').replace(/\s+/g, ' ').trim()].slice(0, longestStem).join('');
  const kept = (endings as readonly string[]).includes(ending) ? ending : endings[0];
  return `${name.replace(/^\.+/, '') || 'document'}.${kept}`;
};
