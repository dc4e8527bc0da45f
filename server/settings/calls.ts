export * from './add-fixed-holidays.ts';
export * from './add-holiday.ts';
export * from './change-setting.ts';
export * from './list-holidays.ts';
export * from './remove-holiday.ts';
export * from './view-settings.ts';
