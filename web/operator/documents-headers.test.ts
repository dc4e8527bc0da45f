import { expect, test } from 'vitest';
import { documentHeaders } from './documents-headers.ts';

test('a file is given out to be kept, its name whole and harmless in every language', () => {
  const headers = documentHeaders({ fileName: "লাইসেন্স (1)'s.pdf", contentType: 'application/pdf' });
  expect(headers['content-disposition']).toBe(
    `attachment; filename="________ (1)_s.pdf"; filename*=UTF-8''${encodeURIComponent('লাইসেন্স')}%20%281%29%27s.pdf`,
  );
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
});

test('a name cannot break out of its header', () => {
  const named = documentHeaders({ fileName: 'a"; filename="b.html\r\nx: y', contentType: 'image/png' });
  expect(named['content-disposition']).toMatch(
    /^attachment; filename="[\w.() -]*"; filename\*=UTF-8''[\w%.-]*$/,
  );
});
