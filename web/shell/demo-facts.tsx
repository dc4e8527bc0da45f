import { texts, useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import './demo-facts.css';

const demoText = texts({
  facts: {
    en: 'Demonstration: the people, figures, numbers and addresses on this page are examples.',
    bn: 'নমুনা: এই পাতার নাম, সংখ্যা, ফোন নম্বর ও ঠিকানা উদাহরণ মাত্র।',
  },
  reach: {
    en: 'Demonstration: the phone numbers and addresses on this page are examples.',
    bn: 'নমুনা: এই পাতার ফোন নম্বর ও ঠিকানা উদাহরণ মাত্র।',
  },
});

/** Notice that the company's details on a page are made up; reach: only its contact details are. */
export const DemoFacts = ({ of = 'facts' }: { of?: 'facts' | 'reach' }) => (
  <p className="demo-facts small">
    <Icon name="info" size={18} />
    {useText(demoText)[of]}
  </p>
);
