/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { useId } from 'react';
import { localPath, useLanguage } from '../text/language.ts';

type ConsentProps = {
  name: string;
  /** The sentence, with a link in its middle to what one consents to. */
  text: { before: string; link: string; newTab: string; after: string };
  /** The address of what one consents to. */
  to: string;
  /** Whether it was ticked when the form was sent before. */
  ticked: boolean;
  /** Sentence where it was not given, but had to be. */
  error: string | undefined;
};

/** A box to tick before going on; what one consents to opens beside the form, which loses nothing. */
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
