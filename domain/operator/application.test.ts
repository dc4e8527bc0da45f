import { expect, test } from 'vitest';
import { licenceOf, missingOf, readApplication, readDocuments } from './application.ts';
import { documentLimits, documentName, kindOfDocument } from './document.ts';
import { RegisterOperatorInput } from './input.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const pdf = { fileName: 'licence.pdf', content: bytes('%PDF-1.7\n…') };
const typed = { busName: 'Padma Paribahan', licenceNumber: 'BRTA-2041/19', documents: [] };

test('an application is tidied, and needs a name and a licence number of a sensible length', () => {
  const read = readApplication({ ...typed, busName: '  Padma \n Paribahan ', documents: [pdf] });
  expect(read).toMatchObject({
    application: { busName: 'Padma Paribahan', documents: [{ fileName: 'licence.pdf', kind: 'pdf' }] },
  });
  expect(readApplication({ ...typed, busName: ' –– ', licenceNumber: ' ' })).toEqual({
    faults: { busName: 'bus-name-missing', licenceNumber: 'licence-missing' },
  });
  expect(readApplication({ ...typed, busName: 'প'.repeat(61), licenceNumber: 'B-1' })).toEqual({
    faults: { busName: 'bus-name-long', licenceNumber: 'licence-length' },
  });
});

test('a licence number typed in another way is the same number', () => {
  const ways = ['brta-2041 / 19', ' BRTA – ২০৪১/১৯', 'BRTA-2041/19\u200e', 'ＢＲＴＡ-2041/19'];
  expect(new Set(ways.map(licenceOf))).toEqual(new Set(['BRTA-2041/19']));
});

test('a file is what its first bytes say, whatever it is called', () => {
  expect(kindOfDocument(bytes('%PDF-1.4'))).toBe('pdf');
  expect(kindOfDocument(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
  expect(kindOfDocument(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
  for (const other of ['<svg onload=alert(1)>', '<html>%PDF-', 'PK\u0003\u0004', 'GIF89a', '%PDF', ''])
    expect(kindOfDocument(bytes(other)), other).toBeUndefined();
});

test('at most three files of five megabytes, each named where it is wrong', () => {
  const large = new Uint8Array(documentLimits.bytes + 1);
  large.set(pdf.content);
  const page = { fileName: 'licence.pdf', content: bytes('<script>') };
  expect(readDocuments([pdf, { ...pdf, content: large }, page, { ...pdf, content: bytes('') }])).toEqual({
    faults: {
      documents: 'documents-many',
      'document-1': 'document-large',
      'document-2': 'document-kind',
      'document-3': 'document-empty',
    },
  });
  expect(readDocuments([pdf, pdf], 1)).toEqual({ faults: { documents: 'documents-many' } });
});

test('a file keeps a name that leads nowhere and ends as what it is', () => {
  expect(documentName('..\\..\\etc/passwd', 'pdf')).toBe('passwd.pdf');
  expect(documentName('invoice.pdf.exe', 'pdf')).toBe('invoice.pdf.pdf');
  expect(documentName('scan\u202egpj.html', 'jpeg')).toBe('scan gpj.jpg');
  expect(documentName('লাইসেন্স.JPEG', 'jpeg')).toBe('লাইসেন্স.jpeg');
  expect(documentName('a"\r\nb.png', 'png')).toBe('a b.png');
  expect(documentName('.png', 'png')).toBe('png.png');
});

test('nobody verifies himself: what a company may not say about itself is refused', () => {
  for (const more of [{ state: 'verified' }, { isVerified: true }, { email: 'else@example.com' }])
    expect(RegisterOperatorInput.safeParse({ ...typed, ...more }).success).toBe(false);
  expect(RegisterOperatorInput.safeParse(typed).success).toBe(true);
});

test('what is missing is said until the company is verified', () => {
  const owner = { emailVerified: false };
  expect(missingOf({ state: 'submitted', documents: [] }, owner)).toEqual([
    'documents',
    'email-confirmation',
  ]);
  expect(missingOf({ state: 'rejected', documents: [pdf] }, owner)).toEqual(['email-confirmation']);
  expect(missingOf({ state: 'verified', documents: [] }, owner)).toEqual([]);
});
