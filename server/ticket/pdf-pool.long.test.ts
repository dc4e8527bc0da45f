import { threadId } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { openPdfPool, type PdfPool, pdfLimits, type Urgency } from './pdf-pool.ts';
import { readPdf } from './read-pdf.testing.ts';
import { sampleDocument, sampleTicket } from './ticket-document.sample.ts';
import { ticketDrawing } from './ticket-drawing.ts';

const now = new Date('2026-11-20T16:40:00+06:00');
const file = new URL('./pdf-pool.testing.ts', import.meta.url).href;
const drawing = (name: string, looks: unknown, ms = 0) => ({ file, name, input: { ms }, looks });
const threadOf = ([id]: Uint8Array): number => id ?? threadId;

let pool: PdfPool;
const open = (limits: Partial<typeof pdfLimits> = {}) => {
  pool = openPdfPool({ ...pdfLimits, threads: 1, ...limits });
};
afterEach(() => pool.stop());

test('thirty tickets at once are drawn by other threads: the main one does a small part of the work', async () => {
  open({ threads: 2 });
  const document = (at: number) =>
    sampleDocument({ pnr: `K7XQ4M2P${at}A`, tickets: [sampleTicket('B3', `Nusrat ${at}`)] });
  await pool.draw(ticketDrawing(document(0), 'en', now), 'reader');
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
  const files = await Promise.all(
    Array.from({ length: 30 }, (_, at) => pool.draw(ticketDrawing(document(at + 1), 'bn', now), 'reader')),
  );
  const [main, all] = [process.threadCpuUsage(here), process.cpuUsage(everywhere)];
  // Compares CPU time, which the load of the machine does not change.
  expect((main.user + main.system) / (all.user + all.system)).toBeLessThan(0.25);
  expect((await readPdf(files[29] ?? new Uint8Array())).text).toContain('Nusrat 30');
}, 60_000);

test('the same paper is drawn once for all who ask, and kept; another content is another paper', async () => {
  open();
  const [first, second] = [sampleDocument(), sampleDocument({ contactName: 'Rahim' })];
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
  const files = await Promise.all(
    Array.from({ length: 30 }, (_, minute) => pool.draw(ticketDrawing(first, 'en', at(minute)), 'reader')),
  );
  expect(new Set(files).size).toBe(1);
  expect(await pool.draw(ticketDrawing(first, 'en', at(40)), 'mail')).toBe(files[0]);
  const others = [
    ticketDrawing(second, 'en', now),
    ticketDrawing(first, 'bn', now),
    // After the journey the ticket of the same booking is no longer valid.
    ticketDrawing(first, 'en', new Date('2027-01-01T00:00:00+06:00')),
    ticketDrawing({ ...first, tickets: first.tickets.slice(1) }, 'en', now),
  ];
  for (const other of others) expect(await pool.draw(other, 'reader')).not.toBe(files[0]);
}, 60_000);

test('what a drawing leaves for the next tick is gone before the next one, however many wait', async () => {
  open();
  const left = await Promise.all(
    Array.from({ length: 20 }, (_, at) => pool.draw(drawing('leaveForNextTick', at), 'mail')),
  );
  expect(Math.max(...left.map(([count]) => count ?? 0))).toBe(1);
});

test('what is kept is bounded by its bytes: the least lately asked for goes first', async () => {
  open({ keptBytes: 2 });
  const draw = (looks: string) => pool.draw(drawing('sayThread', looks), 'reader');
  const [a, b] = [await draw('a'), await draw('b')];
  expect(await draw('a')).toBe(a);
  await draw('c');
  expect(await draw('a')).toBe(a);
  expect(await draw('b')).not.toBe(b);
});

test('who comes to a full queue hears that at once; the others get theirs', async () => {
  open({ waitingReaders: 2 });
  const asked = ['a', 'b', 'c', 'd'].map((looks) => pool.draw(drawing('sayThread', looks, 50), 'reader'));
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await expect(asked[3]).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  // A drawing that is under way, or cached, needs no place in the queue.
  expect(threadOf(await pool.draw(drawing('sayThread', 'a'), 'reader'))).not.toBe(threadId);
});

test('a mail waits for readers, four of them at most', async () => {
  open();
  const order: string[] = [];
  const draw = async (looks: string, urgency: Urgency) => {
    await pool.draw(drawing('sayThread', looks, 10), urgency);
    order.push(looks);
  };
  await Promise.all([
    draw('r1', 'reader'),
    draw('m1', 'mail'),
    draw('m2', 'mail'),
    ...['r2', 'r3', 'r4', 'r5', 'r6'].map((looks) => draw(looks, 'reader')),
  ]);
  expect(order).toEqual(['r1', 'r2', 'r3', 'r4', 'm1', 'r5', 'r6', 'm2']);
});

test('a paper that failed is not remembered: it is drawn when asked for again', async () => {
  open();
  const first = await pool.draw(drawing('fail', 'same'), 'reader').catch((thrown: unknown) => thrown);
  const again = await pool.draw(drawing('fail', 'same'), 'reader').catch((thrown: unknown) => thrown);
  expect([first, again]).toEqual([expect.any(RangeError), expect.any(RangeError)]);
  expect(again).not.toBe(first);
});

test('what still waits when the portal stops fails at once', async () => {
  open();
  const asked = ['a', 'b', 'c'].map((looks) => pool.draw(drawing('hang', looks), 'reader'));
  const ends = Promise.allSettled(asked);
  await pool.stop();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test.each([
  ['crash', /thread lost/],
  ['swell', /memory/i],
  ['hang', /abort/i],
  ['fail', /nothing to draw/],
])(
  'a drawing that ends in %s fails alone, and the next is drawn',
  async (name, reason) => {
    open({ drawMs: name === 'hang' ? 3_000 : 15_000, threadMb: 64 });
    const before = threadOf(await pool.draw(drawing('sayThread', 'before'), 'reader'));
    const failing = pool.draw(drawing(name, name), 'reader');
    const behind = pool.draw(drawing('sayThread', 'behind'), 'reader');
    await expect(failing).rejects.toThrow(reason);
    expect(threadOf(await behind) === before).toBe(name === 'fail');
  },
  30_000,
);
