export * from './rebook.ts';
export * from './take-money-instead.ts';
export * from './view-rebooking.ts';
