/**
 * Link that dials a number of Bangladesh: 01700-000001 and +8801700000001 give tel:+8801700000001; the short 16374 stays.
 */
export const telLink = (number: string): string => {
  const dialled = number.replace(/\D/g, '').replace(/^88(?=0)/, '');
  return dialled.startsWith('0') ? `tel:+88${dialled}` : `tel:${dialled}`;
};
