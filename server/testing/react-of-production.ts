import { loadAsInProduction } from './load-as-in-production.ts';

// A worker has one React for all its files. Texts of the pages bring it along too, and the build that is loaded first stays: of
// the other one the built pages can draw nothing.
await loadAsInProduction(() => import('react-router'));
