/** Picture that may contain a code. */
type Picture = HTMLVideoElement;
type Reader = (picture: Picture) => Promise<string | undefined>;

type Detector = { detect: (picture: Picture) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** Opens the browser's own decoder, if it has one for QR codes. */
const ownReader = async (): Promise<Reader | undefined> => {
  const found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats: string[] = (await found?.getSupportedFormats().catch(() => [])) ?? [];
  if (!found || !formats.includes('qr_code')) return undefined;
  const detector = new found({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
};

/** A code has 49 modules: more than this many points across only cost time. */
const widest = 800;

const drawnReader = async (): Promise<Reader | undefined> => {
  const { readPixels } = await loadDecoder();
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return undefined;
  return async (picture) => {
    const scale = Math.min(1, widest / picture.videoWidth);
    canvas.width = Math.round(picture.videoWidth * scale);
    canvas.height = Math.round(picture.videoHeight * scale);
    if (canvas.width === 0) return undefined;
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return readPixels(pen.getImageData(0, 0, canvas.width, canvas.height));
  };
};

/** Loads our own decoder for browsers without one: a separate chunk, stored with the page for use without a network. */
export const loadDecoder = () => import('./read-pixels.ts');

/** Reads codes from pictures, by the browser's means or ours. */
export const openReader = async (): Promise<Reader | undefined> =>
  (await ownReader()) ?? (await drawnReader());
