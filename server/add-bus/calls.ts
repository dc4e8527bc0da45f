export * from './add-bus-form.ts';
export * from './add-bus.ts';
