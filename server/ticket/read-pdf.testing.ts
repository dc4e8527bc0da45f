import { inflateSync } from 'node:zlib';

type PdfObject = { dictionary: string; stream: string };

const objectsOf = (file: string): Map<string, PdfObject> =>
  new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const [dictionary = '', stream = ''] = body.split('\nstream\n');
      const data = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
      const packed = dictionary.includes('/FlateDecode');
      return [id, { dictionary, stream: (packed ? inflateSync(data) : data).toString('latin1') }];
    }),
  );

const letters = (hex: string): string =>
  hex.replace(/\s*([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Reads the text of each glyph of a font from the arrays of its ToUnicode map, glyph 0 first. */
const readings = (toUnicode: string): string[] =>
  [...toUnicode.matchAll(/\[(.*)\]/g)].flatMap(([, array = '']) =>
    [...array.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => letters(hex)),
  );

/** Reads facts of a PDF made by pdfkit without rendering it: pages, embedded fonts, figures, and the searchable text. */
export const readPdf = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const count = (mark: RegExp): number => all.filter(({ dictionary }) => mark.test(dictionary)).length;
  const refs = (mark: RegExp): string[][] =>
    all.flatMap(({ dictionary }) => [...dictionary.matchAll(mark)].map((match) => [...match]));
  const stream = (id: string | undefined): string => objects.get(id ?? '')?.stream ?? '';

  const fonts = new Map(
    refs(/\/(F\d+) (\d+) 0 R/g).map(([, name = '', id = '']) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      return [name, readings(stream(map))];
    }),
  );
  const textOf = (content: string): string => {
    let font: string[] = [];
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|(\/P <<)/g)]
      .map(([, name, glyphs, paragraph]) => {
        if (name) font = fonts.get(name) ?? [];
        if (paragraph) return '\n';
        return (glyphs?.match(/.{4}/g) ?? []).map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('');
      })
      .join('');
  };
  return {
    version: file.slice(0, 8),
    pages: count(/\/Type \/Page\b/),
    embeddedFonts: count(/\/FontFile2 /),
    figures: count(/\/S \/Figure\b/),
    tagged: /\/Marked true/.test(file),
    text: refs(/\/Contents (\d+) 0 R/g)
      .map(([, id]) => textOf(stream(id)))
      .join('')
      .normalize('NFC'),
  };
};
