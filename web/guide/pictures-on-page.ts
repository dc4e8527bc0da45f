import { pictureSizeOf } from './picture-sizes-on-page.ts';

const urls = import.meta.glob<string>('../../docs/guides/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address and size of a picture of docs/guides; undefined where there is none. */
export const pictureOnPage = (file: string) => {
  const src = urls[`../../docs/guides/pictures/${file}`];
  return src && { src, ...pictureSizeOf(file) };
};
