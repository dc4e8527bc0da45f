export * from './receive-callback.ts';
export * from './start-payment.ts';
export * from './view-payment.ts';
export * from './view-receipt.ts';
