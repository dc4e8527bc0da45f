import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Columns, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/people-one-page.ts';
import { changeRights } from './people-action.ts';
import { PeopleActions } from './people-actions.tsx';
import { PeopleFacts, useKindOf } from './people-facts.tsx';
import { PeopleLog } from './people-log.tsx';
import { peopleText } from './people-text.ts';

export const meta = pageMeta({ en: 'One user', bn: 'ব্যবহারকারীর তথ্য' });

export const loader = async ({ context, params: { userId } }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  return { ...(await portal.people.viewPerson(actor, { userId }).catch(notFoundPage)), now };
};

export const action = (args: Route.ActionArgs) => changeRights(args, args.params.userId);

/** Page of one account for admins: its facts, the possible steps, and its log. */
export default function PeopleOnePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, reset, acts, mayChange, now } = loaderData;
  const t = useText(peopleText);
  return (
    <Desk title={person.name} lead={useKindOf()(person)} back={{ to: '/users', label: t.back }}>
      <Columns>
        <Stack gap="l">
          <PeopleFacts person={person} />
          <PeopleLog acts={acts} />
        </Stack>
        <Section title={t.actions.title}>
          {mayChange ? (
            <PeopleActions person={person} reset={reset} now={now} answer={actionData} />
          ) : (
            <p className="muted">{t.actions.own}</p>
          )}
        </Section>
      </Columns>
    </Desk>
  );
}
