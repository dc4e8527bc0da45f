import { loadAsInProduction } from './load-as-in-production.ts';

// A worker has one React for all its files, and keeps the build that is loaded first. Texts of the pages import React
// too, and with the development build the built pages can draw nothing.
await loadAsInProduction(() => import('react-router'));
