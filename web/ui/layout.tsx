import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

/** Space between parts: xs 4, s 8, m 14, l 20, xl 32 pixels. */
export type Gap = 'xs' | 's' | 'm' | 'l' | 'xl';
/** Properties of a layout, and those of the element or component that it renders as. */
type LayoutProps<As extends ElementType> = Omit<ComponentProps<As>, 'as' | 'className'> & {
  as?: As;
  gap?: Gap;
  className?: string | undefined;
};
type StackProps<As extends ElementType> = LayoutProps<As> & {
  /** Maximum width in pixels. */
  maxWidth?: number;
};

/** Parts stacked vertically. */
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

/** Class of a form with stacked parts, whose buttons are as wide as their words. */
export const stackedForm = styles.form;

/** Class of a form with stacked parts, whose buttons are as wide as the form. */
export const wideForm = styles.stack;

type RowProps<As extends ElementType> = LayoutProps<As> & {
  /** First part at one end, last part at the other. */
  isSpread?: boolean;
};

/** Parts in a row that wraps onto as many lines as needed. */
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
  /** Minimum width of a part in pixels; a narrower phone has one part on a line. */
  min: number;
};

/** Parts of equal width, as many in a row as fit. */
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

/** Fields of a form, two in a row, one on a phone. */
export const FieldGrid = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.fields} ${className}`} {...rest} />
);

/** A field with its button beside it. */
export const FieldRow = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.fieldRow} ${className}`} {...rest} />
);

type ColumnsProps = ComponentProps<'div'> & {
  /** The main part needs more width: the side part moves below it earlier. */
  wide?: boolean;
};

/** Main part with a narrower side part, which moves below it on a narrow screen. */
export const Columns = ({ wide, className = '', ...rest }: ColumnsProps) => (
  <div className={`${styles.columns} ${className}`} data-wide={wide} {...rest} />
);

/** List entries with a line between them; the actions of each are on its right. */
export const Lines = <As extends ElementType = 'ul'>({ as, className = '', ...rest }: LayoutProps<As>) => {
  const Part: ElementType = as ?? 'ul';
  return <Part className={`${styles.lines} num ${className}`} {...rest} />;
};
