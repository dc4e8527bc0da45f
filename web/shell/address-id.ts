import { data } from 'react-router';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text has the shape of our ids. */
export const isId = (text: string): boolean => shape.test(text);

/** Returns the id in an address; throws a 404 if it cannot be an id. */
export const idInAddress = (text = ''): string => {
  if (!isId(text)) throw data(null, { status: 404 });
  return text;
};
