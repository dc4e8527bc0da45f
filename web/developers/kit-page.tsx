import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import { dataPieces } from './kit-data.tsx';
import { formPieces } from './kit-forms.tsx';
import { partPieces } from './kit-parts.tsx';
import type { Piece } from './kit-piece.ts';
import { kitText } from './kit-text.ts';

export const meta = pageMeta(kitText.title);

const pieces: readonly Piece[] = [...partPieces, ...formPieces, ...dataPieces];

/** Page of every piece of web/ui in all its states; only npm run dev has it, in both languages, not a build. */
export default function KitPage() {
  const t = useText(kitText);
  return (
    <div className="wrap article">
      <h1>{t.title}</h1>
      <a className="link link-alone" href={t.otherPath}>
        {t.other}
      </a>
      {pieces.map(([name, States]) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          <Stack>
            <States />
          </Stack>
        </section>
      ))}
    </div>
  );
}
