export * from './answer-reports.ts';
export * from './judge-answer.ts';
export * from './list-reports.ts';
export * from './oversee-reports.ts';
export * from './report-trip.ts';
export * from './view-reports.ts';
