import { Fragment } from 'react';

/** The title of a slide; what stands between stars is bright: *Every road.* */
export const SlideTitle = ({ title }: { title: string }) =>
  title.split('*').map((part, index) => {
    const words = part.trim();
    if (!words) return null;
    return <Fragment key={words}>{index % 2 === 1 ? <em>{words}</em> : <span>{words}</span>} </Fragment>;
  });
