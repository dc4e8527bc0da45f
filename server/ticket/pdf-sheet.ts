import type { Language } from '@poth/domain/language.ts';
import PdfKit from 'pdfkit';
import { ticketFonts } from './fonts.ts';
import type { Sheet } from './pdf-pen.ts';

type Paper = {
  title: string;
  author: string;
  language: Language;
  now: Date;
  /** In points. */
  page: { width: number; height: number };
};

/** Opens a document whose text can be searched and is read out in order. */
export const openSheet = ({ title, author, language, now, page }: Paper): Sheet => {
  const doc = new PdfKit({
    size: [page.width, page.height],
    margin: 0,
    // Without one pdfkit reads Helvetica, which nothing here is written in.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'en' ? 'en-GB' : 'bn-BD',
    info: { Title: title, Author: author, CreationDate: now },
  });
  const section = doc.struct('Document');
  doc.addStructure(section);
  const fonts = ticketFonts();
  // pdfkit draws with any font that has a layout of its own; its types know of files only.
  for (const weights of Object.values(fonts))
    for (const { name, source } of Object.values(weights))
      doc.registerFont(name, source as unknown as Uint8Array);
  return { doc, fonts, section };
};

/** Ends a document; answers it as a file. */
export const closeSheet = ({ doc, section }: Sheet): Uint8Array => {
  section.end();
  doc.end();
  // The stream has all of it by now, since nothing that is drawn here waits for anything.
  const parts: Uint8Array[] = [];
  for (let part = doc.read(); part; part = doc.read()) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
};
