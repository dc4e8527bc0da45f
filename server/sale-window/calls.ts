export * from './list-windows.ts';
export * from './set-windows.ts';
