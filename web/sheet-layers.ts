import type { Plugin } from 'vite';

/** Layers of the pages' styles: what stands later wins, whichever sheet a browser met first. */
const order = ['theme', 'base', 'ui', 'shell', 'components'];

/** Layer of a folder's sheets: those of the kit and the frames have one each, a noun's win over both. */
export const layerOf = (folder: string): string =>
  folder === 'ui' || folder === 'shell' ? folder : 'components';

/** Puts a sheet into the layer of its folder; app.css names the layers of what it imports itself. */
export const intoLayer = (path: string, code: string): string => {
  const [folder = '', file] = path.split('/').slice(-2);
  const body = file === 'app.css' ? code : `@layer ${layerOf(folder)} {\n${code}\n}`;
  return `@layer ${order.join(', ')};\n${body}`;
};

/**
 * Gives every sheet its layer, and has each begin with the order of all: which sheet of a page comes first changes as
 * one walks.
 */
export const sheetLayers: Plugin = {
  name: 'sheet-layers',
  enforce: 'pre',
  transform: (code, id) => {
    const [path = ''] = id.split('?');
    return path.endsWith('.css') ? intoLayer(path, code) : undefined;
  },
};
