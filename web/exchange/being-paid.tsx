import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import type { ExchangePageView } from './exchange-view.ts';
import { exchangeText } from './text.ts';

/** Notice of a change whose difference is being paid, with links to pay it and to abandon it. */
export const BeingPaid = ({ paying }: { paying: NonNullable<ExchangePageView['paying']> }) => {
  const t = useText(exchangeText);
  const { formData } = useNavigation();
  const keeping = formData?.get('intent') === 'keep';
  return (
    <>
      <Alert kind="notice">{paying.says}</Alert>
      <Form method="post">
        <Row>
          <ButtonLink to={paying.checkoutPath} look="go">
            {t.goOnPaying}
          </ButtonLink>
          <Button type="submit" name="intent" value="keep" look="line" busy={keeping}>
            {keeping ? t.keeping : t.keep}
          </Button>
        </Row>
      </Form>
    </>
  );
};
