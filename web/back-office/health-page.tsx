import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { ActionButton } from '../shell/action-button.tsx';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import type { Route } from './+types/health-page.ts';
import { Grid, Stack } from '../ui/layout.tsx';
import { CrowdedTrips } from './crowded-trips.tsx';
import { HealthChecks } from './health-checks.tsx';
import { DatabaseCard, GatewayCards, OutboxCard, ProgramCard, SmsCard } from './health-cards.tsx';
import { HealthChores } from './health-chores.tsx';
import { healthText } from './health-text.ts';
import { momentText } from '../text/moment.ts';

export const meta = pageMeta(healthText.title);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.backOffice.viewHealth(actor);
};

export const action = async (args: Route.ActionArgs) => {
  const { values, goTo } = await readForm(args);
  await values.portal.invariants.requestInvariantCheck(values.actor);
  return goTo('/admin/health', 'check-wanted');
};

/** Health page of the installation: invariants, what waits, and what runs. */
export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { checks, turn, outbox, chores, crowded, gateways, sms, database, program } = loaderData;
  const t = useText(healthText);
  const language = useLanguage();
  const count = (n: number) => countText(n, language);
  const broken = checks.filter(({ found }) => found > 0).length;
  const lead =
    checks.length === 0
      ? t.neverChecked
      : broken === 0
        ? t.allHold(count(checks.length))
        : t.broken(count(broken), count(checks.length));
  const turnSays = turn.isRunning
    ? t.running
    : turn.isWanted
      ? t.wanted
      : t.nextAt(momentText(turn.dueAt, language));
  return (
    <Desk
      title={t.title}
      lead={<Badge tone={broken > 0 ? 'off' : checks.length === 0 ? 'quiet' : undefined}>{lead}</Badge>}
      actions={
        <ActionButton intent="check" look="green">
          {t.check}
        </ActionButton>
      }
    >
      <Stack gap="l">
        <Grid min={380}>
          <OutboxCard outbox={outbox} />
          <GatewayCards gateways={gateways} />
          <SmsCard sms={sms} />
          <DatabaseCard database={database} />
          <ProgramCard program={program} />
        </Grid>
        <CrowdedTrips trips={crowded} />
        <HealthChecks checks={checks} says={turnSays} />
        <HealthChores chores={chores} />
      </Stack>
    </Desk>
  );
}
