import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import type { CompanyTyped } from './bus-provider-typed.ts';
import { DocumentsField } from './documents-field.tsx';
import { documentsText } from './provider-text.ts';

type DocumentsFormProps = {
  /** Number of files that may still be sent. */
  room: number;
  answer: Refused<CompanyTyped> | undefined;
};

/** Form for more documents of an application under review. */
export const DocumentsForm = ({ room, answer }: DocumentsFormProps) => {
  const t = useText(documentsText);
  return (
    <ActionForm intent="add-documents" encType="multipart/form-data" answer={answer} isStacked>
      <DocumentsField
        label={t.more}
        room={room}
        faults={faultsOf(answer?.problem)}
        refused={answer?.typed.fileNames ?? []}
        first
      />
      <SubmitButton look="green">{t.add}</SubmitButton>
    </ActionForm>
  );
};
