import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What pages share travels in a few files, not in twenty. A group holds only what its pages need anyway. */
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/ },
  { name: 'shell', test: /[\\/]web[\\/](ui|text|site)[\\/]|[\\/]domain[\\/]language\.ts/ },
  { name: 'pieces', test: /[\\/]web[\\/](guide|place)[\\/](?!.*-page)/ },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    // Declaring a zod schema has no effect of its own: pages that only format dates or money leave zod out.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One module instance for the server and this bundle: the request context, and classes such as Problem.
    ssr: { build: { rolldownOptions: { external: ['#ctx', /^@poth\/domain\//] } } },
  },
});
