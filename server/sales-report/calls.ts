export * from './view-reports.ts';
