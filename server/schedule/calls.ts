export * from './list-schedules.ts';
export * from './preview-schedule.ts';
export * from './publish-schedule.ts';
export * from './retire-schedule.ts';
export * from './save-schedule.ts';
export * from './set-both-ways-discount.ts';
export * from './view-schedule.ts';
