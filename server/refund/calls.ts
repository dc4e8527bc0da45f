export * from './cancel-and-refund.ts';
export * from './quote-refund.ts';
