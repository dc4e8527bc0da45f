import { data } from 'react-router';

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text could be the id of something of ours. */
export const isId = (text: string): boolean => shape.test(text);

/** The id that an address names; an address that cannot name one is a page that is not there. */
export const idInAddress = (text = ''): string => {
  if (!isId(text)) throw data(null, { status: 404 });
  return text;
};
