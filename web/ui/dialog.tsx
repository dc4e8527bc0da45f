import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import { Icon } from './icon.tsx';

type DialogLinkProps = {
  /** Page with the same content, for browsers without JavaScript and for a new tab. */
  to: string;
  title: string;
  closeLabel: string;
  className?: string | undefined;
  children: ReactNode;
};

const asksForNewTab = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** A link that opens a dialog over the page. */
export const DialogLink = ({
  to,
  title,
  closeLabel,
  className = 'link link-alone',
  children,
}: DialogLinkProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const open = (event: MouseEvent) => {
    if (asksForNewTab(event) || !dialog.current?.showModal) return;
    event.preventDefault();
    dialog.current.showModal();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    <>
      <LocalLink to={to} className={className} aria-haspopup="dialog" onClick={open}>
        {title}
      </LocalLink>
      {/* Escape closes a native dialog; a click on the backdrop does it with a pointer. */}
      <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClick={closeOnBackdrop}>
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="dialog-body">{children}</div>
      </dialog>
    </>
  );
};
