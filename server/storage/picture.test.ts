import sharp from 'sharp';
import { expect, test } from 'vitest';
import { redrawImage } from './picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b8a5f' } });
const redrawn = async (content: Uint8Array) => {
  const read = await redrawImage(content);
  if ('fault' in read) throw new Error(read.fault);
  return { ...read, head: await sharp(read.webp).metadata() };
};

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a webp that is no wider than it has to be',
  async (kind) => {
    const { head } = await redrawn(await plain(2400, 1200).toFormat(kind).toBuffer());
    expect(head).toMatchObject({ format: 'webp', width: 1200, height: 600 });
    const small = await redrawn(await plain(300, 200).toFormat(kind).toBuffer());
    expect(small.head).toMatchObject({ width: 300, height: 200 });
  },
);

test('where and with what it was taken is gone, and it stands upright', async () => {
  const taken = await plain(400, 200)
    .withExif({ IFD0: { Make: 'Spy Phone' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Spy Phone')).toBe(true);
  const { webp, head } = await redrawn(taken);
  expect(Buffer.from(webp).includes('Spy Phone')).toBe(false);
  expect(head.exif ?? head.xmp ?? head.iptc).toBeUndefined();
  expect([head.width, head.height]).toEqual([200, 400]);
});

test('what hangs behind a picture does not come along', async () => {
  const picture = await plain(40, 40).jpeg().toBuffer();
  const { webp } = await redrawn(
    Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]),
  );
  expect(Buffer.from(webp).includes('<script>')).toBe(false);
});

test('what is no picture, or only pretends to be one, is refused', async () => {
  const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const other of [gif, svg, Buffer.from('%PDF-1.7'), Buffer.from('')])
    expect(await redrawImage(other)).toEqual({ fault: 'image-kind' });
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const polyglot = Buffer.concat([jpegHead, Buffer.from('<html><script>alert(1)</script></html>'.repeat(9))]);
  expect(await redrawImage(polyglot)).toEqual({ fault: 'image-broken' });
  const whole = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await redrawImage(whole.subarray(0, whole.length / 3))).toEqual({ fault: 'image-broken' });
});

test('what is too large in bytes or in pixels is refused before it is unpacked', async () => {
  const small = await plain(40, 40).png().toBuffer();
  expect(await redrawImage(Buffer.concat([small, Buffer.alloc(5 * 1024 * 1024)]))).toEqual({
    fault: 'image-large',
  });
  // Only its head claims that size: unpacking it would take gigabytes.
  const bomb = Buffer.from(small);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  expect(['image-pixels', 'image-broken']).toContain(Object.values(await redrawImage(bomb))[0]);
  const wide = await plain(6000, 4001).png().toBuffer();
  expect(await redrawImage(wide)).toEqual({ fault: 'image-pixels' });
});
