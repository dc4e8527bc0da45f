import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { scopedName } from './scoped-name.ts';
import { sheetLayers } from './sheet-layers.ts';

/**
 * Chunks of code that pages share, so that it loads in a few files instead of twenty. A group includes the imports of
 * its files that no earlier group has taken; so code that only some pages of a group need must be in an earlier group.
 */
const groups = [
  {
    name: 'framework',
    test: /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
  },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]|[\\/]domain[\\/](paisa|dhaka-date)\.ts/ },
  {
    name: 'shell',
    test: /[\\/]web[\\/](ui[\\/](?!data-|date-|dates-|calendar-|plain-|table-|matrix-|month-|outcome-|fold\.|empty-|pager|search-form|figures|facts|badge|share|conversation-entry|contact-|countdown|consent|steps|timeline|confirm-step|dialog|text-field|check-field|code-field|form-|layout|loading-placeholder|narrow-page|opening-countdown|section|text\.)|text[\\/](?!weekdays|month)|offline[\\/](kept|worker|use-kept)|shell[\\/](?!desk|use-first|action-|confirm-|form-key|way-in-|sandbox-link|saved-))|[\\/]domain[\\/](language|dhaka|money)\.ts|[\\/]domain[\\/]fleet[\\/]coach\.ts/,
  },
  { name: 'table', test: /[\\/]web[\\/]ui[\\/]table-frame/ },
  { name: 'fields', test: /[\\/]web[\\/]ui[\\/](text-field|form-values)/ },
  { name: 'problems', test: /[\\/]domain[\\/]problem(-text)?\.ts/ },
  { name: 'layout', test: /[\\/]web[\\/]ui[\\/]layout/ },
  { name: 'first-error', test: /[\\/]web[\\/]shell[\\/]use-first/ },
  { name: 'forms', test: /[\\/]web[\\/]shell[\\/](action-|confirm-|form-answer)/ },
  { name: 'desk', test: /[\\/]web[\\/](shell[\\/](desk|saved-)|addresses\.ts)/ },
  {
    name: 'search-box',
    test: /[\\/]web[\\/]search[\\/](search-box|place-|quick-|box-faults)|[\\/]domain[\\/](place[\\/]|search[\\/]criteria)/,
  },
  {
    name: 'pieces',
    test: /[\\/]web[\\/](guide[\\/](?!.*-page)|search[\\/](routes-by|route-list|routes\.css|routes-text)|operator[\\/]operator-(mark|grid))/,
  },
  { name: 'home', test: /[\\/]web[\\/]home[\\/](?!.*-page)/ },
  {
    name: 'seat-styles',
    test: /[\\/]web[\\/](seating[\\/].*\.css|ui[\\/]opening-countdown)|[\\/]domain[\\/]sale-window[\\/]opening-text/,
  },
  {
    name: 'seating',
    test: /[\\/]web[\\/]seating[\\/](?!seat-refusal|seat-panel-late)|[\\/]domain[\\/](schedule[\\/]fares|fleet[\\/]seat-)/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [sheetLayers, reactRouter()],
  ...(command === 'build' && { css: { modules: { generateScopedName: scopedName } } }),
  build: {
    assetsInlineLimit: 0,
    // Declaring a zod schema has no side effects: pages that only format dates or money are built without zod.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server and this bundle must share one instance of a module: the request context, and classes such as Problem.
    ssr: { build: { rolldownOptions: { external: ['#ctx', /^@poth\/domain\//] } } },
  },
}));
