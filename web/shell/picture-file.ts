import { type ImageFault, imageKinds } from '@poth/domain/fleet/picture.ts';
import type { Language } from '@poth/domain/language.ts';
import { textIn, texts } from '../text/texts.ts';

/** Picture types that a file input accepts. */
export const acceptedPictures = imageKinds.map((kind) => `image/${kind}`).join(',');

/** Returns the chosen picture; browsers send an empty choice as a file without content. */
export const imageOf = (form: FormData): File | undefined =>
  form.getAll('image').find((entry): entry is File => typeof entry !== 'string' && entry.size > 0);

const sentences = texts({
  'image-large': {
    en: 'The picture is larger than 5 MB. Choose a smaller one.',
    bn: 'ছবিটি ৫ এমবির বেশি। ছোট একটি ছবি দিন।',
  },
  'image-kind': { en: 'This is no JPEG, PNG or WebP picture.', bn: 'এটি JPEG, PNG বা WebP ছবি নয়।' },
  'image-broken': {
    en: 'This picture cannot be opened. Choose another one.',
    bn: 'ছবিটি খোলা যাচ্ছে না। অন্য একটি দিন।',
  },
  'image-pixels': {
    en: 'The picture has more than 24 megapixels. Choose a smaller one.',
    bn: 'ছবিটি ২৪ মেগাপিক্সেলের বেশি। ছোট একটি ছবি দিন।',
  },
} satisfies Record<ImageFault, { en: string; bn: string }>);

/** Sentence for a fault of a picture; undefined for any other fault. */
export const pictureFaultText = (fault: string | undefined, language: Language): string | undefined =>
  fault && Object.hasOwn(sentences, fault) ? textIn(language, sentences)[fault as ImageFault] : undefined;
