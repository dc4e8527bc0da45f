export * from './answer-reports.ts';
export * from './judge-answer.ts';
export * from './list-reports.ts';
export * from './oversee-reports.ts';
export * from './report-trip.ts';
export * from './share-trip.ts';
export * from './view-reports.ts';
export * from './view-shared-trip.ts';
