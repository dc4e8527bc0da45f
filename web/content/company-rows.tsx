import { phoneKinds } from '@poth/domain/content/company-phone.ts';
import { useText } from '../text/texts.ts';
import { ChoiceField, OrderField, type RowProps, TextField } from './row-fields.tsx';
import { contentText } from './text.ts';

export const PhoneRow = (row: RowProps) => {
  const t = useText(contentText);
  return (
    <>
      <OrderField {...row} />
      <ChoiceField {...row} name="kind" choices={phoneKinds.map((key) => [key, t.phoneKinds[key]])} />
      <TextField {...row} name="number" keys="tel" />
    </>
  );
};

export const FactsRow = (row: RowProps) => (
  <>
    <TextField {...row} name="email" keys="email" />
    <TextField {...row} name="jobsEmail" keys="email" />
    <TextField {...row} name="address.en" />
    <TextField {...row} name="address.bn" />
    <TextField {...row} name="hours.en" />
    <TextField {...row} name="hours.bn" />
    <TextField {...row} name="tradeLicence" />
    <TextField {...row} name="since" keys="numeric" />
    <TextField {...row} name="buses" keys="numeric" />
    <TextField {...row} name="staff" keys="numeric" />
    <TextField {...row} name="passengersPerYear.en" />
    <TextField {...row} name="passengersPerYear.bn" />
  </>
);

export const SocialRow = (row: RowProps) => (
  <>
    <OrderField {...row} />
    <TextField {...row} name="name" />
    <TextField {...row} name="href" keys="url" />
  </>
);

export const ManagerRow = (row: RowProps) => (
  <>
    <OrderField {...row} />
    <TextField {...row} name="name.en" />
    <TextField {...row} name="name.bn" />
    <TextField {...row} name="post.en" />
    <TextField {...row} name="post.bn" />
  </>
);

export const MilestoneRow = (row: RowProps) => (
  <>
    <OrderField {...row} />
    <TextField {...row} name="year" keys="numeric" />
    <TextField {...row} name="text.en" long />
    <TextField {...row} name="text.bn" long />
  </>
);
