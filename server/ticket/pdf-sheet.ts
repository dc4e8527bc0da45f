import type { Language } from '@poth/domain/language.ts';
import PdfKit from 'pdfkit';
import { ticketFonts } from './fonts.ts';
import { createTextWriter } from './pdf-letters.ts';
import type { Sheet } from './pdf-pen.ts';

type Paper = {
  title: string;
  author: string;
  language: Language;
  now: Date;
  /** Size in points. */
  page: { width: number; height: number };
};

/** PDF document that collects its output directly, where pdfkit's own passes it through stream queues. */
class Pages extends PdfKit {
  declare readonly parts: Uint8Array[];

  // pdfkit writes before the fields of this class are set.
  override push(part: Uint8Array | null): boolean {
    if (!this.parts) Object.assign(this, { parts: [] });
    if (part) this.parts.push(part);
    return true;
  }

  // Content has one octet per letter; encoding it here spares pdfkit's conversion letter by letter.
  override addContent(operators: string): PDFKit.PDFDocument {
    return super.addContent(Buffer.from(`${operators}\n`, 'latin1'));
  }
}

type OpenSheet = Sheet & { doc: Pages };

/** Opens a document whose text can be searched and is read out in order. */
export const openSheet = ({ title, author, language, now, page }: Paper): OpenSheet => {
  const doc = new Pages({
    size: [page.width, page.height],
    margin: 0,
    // Without this pdfkit loads Helvetica, which no ticket uses.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'en' ? 'en-GB' : 'bn-BD',
    info: { Title: title, Author: author, CreationDate: now },
  });
  const section = doc.struct('Document');
  doc.addStructure(section);
  return { doc, fonts: ticketFonts(), letters: createTextWriter(doc, language), section };
};

/** Ends a document and returns it as a file. */
export const closeSheet = ({ doc, letters, section }: OpenSheet): Uint8Array => {
  section.end();
  letters.embed();
  doc.end();
  return new Uint8Array(Buffer.concat(doc.parts));
};
