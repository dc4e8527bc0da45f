import type { ActOfAccount } from '@poth/domain/people/person.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { actsText, peopleText } from './people-text.ts';

const isKnown = (act: string): act is keyof typeof actsText => Object.hasOwn(actsText, act);

/** Lists the acts on an account, the newest first. */
export const PeopleLog = ({ acts }: { acts: readonly ActOfAccount[] }) => {
  const t = useText(peopleText).log;
  const names = useText(actsText);
  const { kinds, support } = useText(peopleText);
  const roles: Readonly<Record<string, string>> = { admin: kinds.admin, support };
  const language = useLanguage();
  const whoActed = ({ actor, byName }: ActOfAccount): string => {
    if (byName !== null) return byName;
    if (actor === 'console' || actor === 'system') return t[actor];
    return actor.startsWith('account:') ? t.gone : t.visitor;
  };
  return (
    <Section title={t.title} look="plain">
      <DataTable
        rows={acts}
        rowKey={({ entryNo }) => entryNo}
        none={t.none}
        columns={[
          { head: t.when, kind: 'num', cell: ({ at }) => momentText(at, language, 'year') },
          {
            head: t.what,
            cell: ({ act, detail }) => {
              const more =
                detail.reason ??
                detail.newEmail ??
                (typeof detail.role === 'string' ? roles[detail.role] : null);
              return (
                <>
                  {isKnown(act) ? names[act] : act.replaceAll('-', ' ')}
                  {typeof more === 'string' && <div className="muted small">{more}</div>}
                </>
              );
            },
          },
          { head: t.who, cell: whoActed },
        ]}
      />
    </Section>
  );
};
