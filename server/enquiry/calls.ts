export * from './send-enquiry.ts';
