/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs on the box concerned, without a script too */
import { useId } from 'react';
import { localPath, useLanguage } from '../text/language.ts';

type ConsentProps = {
  name: string;
  /** Sentence with a link in its middle to the document consented to. */
  text: { before: string; link: string; newTab: string; after: string };
  /** Address of the document consented to. */
  to: string;
  /** Checked when the form was last submitted. */
  ticked: boolean;
  /** Error sentence when a required consent is missing. */
  error: string | undefined;
};

/** Checkbox required before going on; its document opens in a new tab, so the form loses nothing. */
export const Consent = ({ name, text, to, ticked, error }: ConsentProps) => {
  const errorId = `${useId()}-error`;
  const language = useLanguage();
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          name={name}
          defaultChecked={ticked}
          required
          autoFocus={error !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        <span>
          {text.before}
          <a className="link" href={localPath(language, to)} target="_blank">
            {text.link}
            <span className="visually-hidden"> {text.newTab}</span>
          </a>
          {text.after}
        </span>
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </>
  );
};
