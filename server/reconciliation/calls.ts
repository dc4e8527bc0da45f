export * from './ask-about-money.ts';
export * from './close-difference.ts';
export * from './compare-statement.ts';
export * from './find-money.ts';
export * from './list-differences.ts';
