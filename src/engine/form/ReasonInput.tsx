import { useTranslate } from 'react-admin';
import { type ResolverResult, useForm } from 'react-hook-form';
import { isReason, MIN_REASON_LENGTH } from '../../../contract/exports/exports';
import { TextInput } from './inputs/TextInput';

/** Manages the form of the reason of an export, if one is needed. */
export function useReasonForm(needed = true) {
  const translate = useTranslate();
  return useForm({
    defaultValues: { reason: '' },
    resolver: ({ reason }): ResolverResult<{ reason: string }> => {
      if (!needed || isReason(reason)) return { values: { reason: reason.trim() }, errors: {} };
      const message = translate('engine.export.why', { least: MIN_REASON_LENGTH });
      return { values: {}, errors: { reason: { type: 'min', message } } };
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
      field={{ kind: 'text', max: 500, ...(lines && { lines }) }}
      disabledReason={undefined}
      help={translate('engine.export.why', { least: MIN_REASON_LENGTH })}
      required
      capitals={false}
      autoFocus
    />
  );
}
