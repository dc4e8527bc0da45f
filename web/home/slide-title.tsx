import { Fragment } from 'react';

/** Title of a slide; text between stars is highlighted: *Every road.* */
export const SlideTitle = ({ title }: { title: string }) =>
  title.split('*').map((part, index) => {
    const words = part.trim();
    if (!words) return null;
    return <Fragment key={words}>{index % 2 === 1 ? <em>{words}</em> : <span>{words}</span>} </Fragment>;
  });
