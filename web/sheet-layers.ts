import type { Plugin } from 'vite';

/** Layers of the pages' styles: a later one wins, whatever order the browser loaded the sheets in. */
const order = ['theme', 'base', 'ui', 'shell', 'components'];

/** Layer of a folder's sheets: ui and shell have one each; those of a noun win over both. */
const layerOf = (folder: string): string => (folder === 'ui' || folder === 'shell' ? folder : 'components');

/** Puts a sheet into the layer of its folder; app.css names the layers of its own imports. */
export const intoLayer = (path: string, code: string): string => {
  const [folder = '', file] = path.split('/').slice(-2);
  const body = file === 'app.css' ? code : `@layer ${layerOf(folder)} {\n${code}\n}`;
  return `@layer ${order.join(', ')};\n${body}`;
};

/**
 * Puts every sheet into its layer, after a declaration of the layers' order: the first sheet of a page changes during
 * navigation.
 */
export const sheetLayers: Plugin = {
  name: 'sheet-layers',
  enforce: 'pre',
  transform: (code, id) => {
    const [path = ''] = id.split('?');
    return path.endsWith('.css') ? intoLayer(path, code) : undefined;
  },
};
