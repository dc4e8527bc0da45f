/** Limits of a coach's picture: bytes and pixels of the upload, width of the re-encoded image. */
export const imageLimits = { bytes: 5 * 1024 * 1024, pixels: 24_000_000, widthKept: 1200 } as const;

export const imageKinds = ['jpeg', 'png', 'webp'] as const;
export type ImageKind = (typeof imageKinds)[number];

export type ImageFault = 'image-large' | 'image-kind' | 'image-broken' | 'image-pixels';

const begins: Readonly<Record<ImageKind, readonly (number | null)[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
};

/** Detects the kind of an image by its first bytes, whatever its file name; undefined for a kind that is not accepted. */
export const kindOfImage = (content: Uint8Array): ImageKind | undefined =>
  imageKinds.find((kind) => begins[kind].every((byte, at) => byte === null || content[at] === byte));
