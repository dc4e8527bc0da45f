export * from './change-setting.ts';
export * from './view-settings.ts';
