import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

/** Space between parts: xs 4, s 8, m 14, l 20, xl 32 pixels. */
export type Gap = 'xs' | 's' | 'm' | 'l' | 'xl';
/** Properties of a layout, and those of the element or component that it is. */
type LayoutProps<As extends ElementType> = Omit<ComponentProps<As>, 'as' | 'className'> & {
  as?: As;
  gap?: Gap;
  className?: string | undefined;
};
type StackProps<As extends ElementType> = LayoutProps<As> & {
  /** Widest that it becomes, in pixels. */
  maxWidth?: number;
};

/** Parts below each other. */
export const Stack = <As extends ElementType = 'div'>({
  as,
  gap = 'm',
  maxWidth,
  className = '',
  ...rest
}: StackProps<As>) => {
  const Part: ElementType = as ?? 'div';
  const style = maxWidth ? { maxWidth } : undefined;
  return <Part className={`${styles.stack} ${className}`} data-gap={gap} style={style} {...rest} />;
};

/** Class of a form whose parts are below each other, its buttons as wide as their words. */
export const stackedForm = styles.form;

/** Class of a form whose parts are below each other, its buttons as wide as itself. */
export const wideForm = styles.stack;

type RowProps<As extends ElementType> = LayoutProps<As> & {
  /** First part at one end, last part at the other. */
  isSpread?: boolean;
};

/** Parts beside each other, on as many lines as they need. */
export const Row = <As extends ElementType = 'div'>({
  as,
  gap = 's',
  isSpread,
  className = '',
  ...rest
}: RowProps<As>) => {
  const Part: ElementType = as ?? 'div';
  const looks = { 'data-gap': gap, 'data-spread': isSpread || undefined };
  return <Part className={`${styles.row} ${className}`} {...looks} {...rest} />;
};

type GridProps<As extends ElementType> = LayoutProps<As> & {
  /** Narrowest that a part becomes, in pixels; a phone narrower than that has one part on a line. */
  min: number;
};

/** Equal parts, as many beside each other as there is room for. */
export const Grid = <As extends ElementType = 'div'>({
  as,
  gap = 'm',
  min,
  className = '',
  ...rest
}: GridProps<As>) => {
  const Part: ElementType = as ?? 'div';
  const style = { '--min': `${min}px` };
  return <Part className={`${styles.grid} ${className}`} data-gap={gap} style={style} {...rest} />;
};

/** Fields of a form, two beside each other and one on a phone. */
export const FieldGrid = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.fields} ${className}`} {...rest} />
);

/** A field with its button beside it. */
export const FieldRow = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.fieldRow} ${className}`} {...rest} />
);

type ColumnsProps = ComponentProps<'div'> & {
  /** The main part needs room: the other goes below it earlier. */
  wide?: boolean;
};

/** Main part with a narrower one beside it, below it on a narrow screen. */
export const Columns = ({ wide, className = '', ...rest }: ColumnsProps) => (
  <div className={`${styles.columns} ${className}`} data-wide={wide} {...rest} />
);

/** Entries of a list, a line between each and the next; what can be done with one is on its right. */
export const Lines = <As extends ElementType = 'ul'>({ as, className = '', ...rest }: LayoutProps<As>) => {
  const Part: ElementType = as ?? 'ul';
  return <Part className={`${styles.lines} num ${className}`} {...rest} />;
};
