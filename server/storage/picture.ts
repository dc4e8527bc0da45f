import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type ImageFault, imageLimits, kindOfImage } from '@poth/domain/fleet/picture.ts';
import type { ObjectStore } from './object-store.ts';

/** Folders of public pictures, by subject. */
type Folder = 'coach-images' | 'logos';
const keyOf = (folder: Folder, imageId: string): string => `${folder}/${imageId}`;

/**
 * Redraws a picture, so that nothing but its pixels is left of what was uploaded: upright, at most 1200 pixels wide and
 * high, as webp. Its size is read from its head before any of it is unpacked. Returns the picture, or its fault.
 */
export const redrawImage = async (
  content: Uint8Array,
): Promise<{ webp: Uint8Array } | { fault: ImageFault }> => {
  if (content.byteLength > imageLimits.bytes) return { fault: 'image-large' };
  const kind = kindOfImage(content);
  if (!kind) return { fault: 'image-kind' };
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== kind) return { fault: 'image-broken' };
  if (head.width * head.height > imageLimits.pixels) return { fault: 'image-pixels' };
  const webp = await sharp(content, { limitInputPixels: imageLimits.pixels, failOn: 'error' })
    .autoOrient()
    .resize({
      width: imageLimits.widthKept,
      height: imageLimits.widthKept,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => undefined);
  return webp ? { webp } : { fault: 'image-broken' };
};

/** Keeps a redrawn picture under a key of our own making. Called before a transaction, never inside one. */
export const storeImage = async (
  objects: ObjectStore,
  webp: Uint8Array,
  folder: Folder = 'coach-images',
): Promise<string> => {
  const imageKey = keyOf(folder, randomUUID());
  await objects.put(imageKey, webp);
  return imageKey;
};

export const readImage = (
  objects: ObjectStore,
  imageId: string,
  folder: Folder = 'coach-images',
): Promise<Uint8Array | undefined> => objects.get(keyOf(folder, imageId));
