import { useTranslate } from 'react-admin';
import { type ResolverResult, useForm } from 'react-hook-form';
import { isReason, MIN_REASON_LENGTH } from '../../../contract/exports/exports';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { useSentence } from '../../i18n/useSentence';
import { TextInput } from './inputs/TextInput';

const field = { kind: 'text', max: 500 } as const;

/** Returns the form with the reason of an export; any reason is valid if none is needed. */
export function useReasonForm(needed = true) {
  const translate = useTranslate();
  const sentence = useSentence();
  return useForm({
    defaultValues: { reason: '' },
    resolver: ({ reason }): ResolverResult<{ reason: string }> => {
      const [tooLong] = fieldProblems(fieldSchema(field), reason);
      if (!needed || (isReason(reason) && !tooLong)) return { values: { reason: reason.trim() }, errors: {} };
      const message = tooLong
        ? sentence(tooLong.message)
        : translate('engine.export.why', { least: MIN_REASON_LENGTH });
      return { values: {}, errors: { reason: { type: 'field', message } } };
    },
  });
}

/** Renders the input of the reason, inside the FormProvider of its form. */
export function ReasonInput({ lines }: { readonly lines?: number }) {
  const translate = useTranslate();
  return (
    <TextInput
      name="reason"
      label={translate('engine.export.reason')}
      field={{ ...field, ...(lines && { lines }) }}
      disabledReason={undefined}
      help={translate('engine.export.why', { least: MIN_REASON_LENGTH })}
      required
      capitals={false}
      autoFocus
    />
  );
}
