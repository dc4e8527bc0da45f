export * from './change-content.ts';
export * from './preview-content.ts';
export * from './view-content.ts';
export * from './view-home.ts';
