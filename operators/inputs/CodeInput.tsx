import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type CallApi, useCallApi } from '../../src/api/CallApi';
import { inputId, type OwnInputProps } from '../../src/engine/form/inputs/InputProps';

/** A code with its display name. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

interface CodeInputProps extends OwnInputProps {
  /** Key of the search in the query cache. */
  readonly of: string;
  /** Finds records by words of their name or by their code, best matches first. */
  readonly find: (callApi: CallApi, words: string) => Promise<readonly NamedCode[]>;
}

/** Renders an input in which people find a code by name. It shows the name with the code; its value is the code. */
export function CodeInput({ name, label, disabledReason, help, required, of, find }: CodeInputProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const code = input.value ?? '';
  // The text while the person types; undefined shows the name of the chosen code.
  const [typed, setTyped] = useState<string>();
  const words = useDeferredValue((typed ?? code).trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['codes', of, words],
    queryFn: () => find(callApi, words),
    placeholderData: keepPreviousData,
  });
  const isLocked = disabledReason !== undefined;
  const textOf = (one: string) => {
    const found = data.find((known) => known.code === one);
    return found ? `${found.name} (${one})` : one;
  };
  return (
    <Autocomplete<string, false, false, true>
      id={inputId(name)}
      freeSolo
      disabled={isLocked}
      options={data.map((one) => one.code)}
      // The provider has searched already, also without accents.
      filterOptions={(codes) => codes}
      value={code || null}
      inputValue={typed ?? textOf(code)}
      onChange={(_event, chosen) => {
        setTyped(undefined);
        input.onChange(chosen ?? '');
      }}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        setTyped(text);
        // A code may be typed whole, without choosing it.
        input.onChange(text.trim().toUpperCase());
      }}
      onBlur={() => {
        setTyped(undefined);
        input.onBlur();
      }}
      getOptionLabel={textOf}
      loading={isFetching}
      loadingText={translate('engine.list.loading')}
      clearText={translate('engine.form.clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message ?? (isLocked && disabledReason ? disabledReason : help)}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
