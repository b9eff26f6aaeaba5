import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type CallApi, useCallApi } from '../../src/api/CallApi';
import type { FilterInputProps } from '../../src/engine/declaration/declaration';
import { inputId, type OwnInputProps } from '../../src/engine/form/inputs/InputProps';

/** A code with its display name. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

interface Search {
  /** Key of the search in the query cache. */
  readonly of: string;
  /** Finds records by words of their name or by their code, best matches first. */
  readonly find: (callApi: CallApi, words: string) => Promise<readonly NamedCode[]>;
}

/**
 * Searches for codes by words.
 * @returns the codes found, and a function that returns the name of a code followed by the code, or only the code while
 * its name is not known
 */
function useCodes({ of, find }: Search, words: string) {
  const callApi = useCallApi();
  const { data = [], isFetching } = useQuery({
    queryKey: ['codes', of, words],
    queryFn: () => find(callApi, words),
    placeholderData: keepPreviousData,
  });
  const textOf = (one: string) => {
    const found = data.find(({ code }) => code === one);
    return found ? `${found.name} (${one})` : one;
  };
  return { codes: data.map(({ code }) => code), textOf, isFetching };
}

/** Renders the input of a filter in which people find a code by name. It shows the name with the code. */
export function CodeFilter({ id, value, change, autoFocus, ...search }: FilterInputProps & Search) {
  const translate = useTranslate();
  // The text while the person types; undefined shows the name of the chosen code.
  const [typed, setTyped] = useState<string>();
  const words = useDeferredValue((typed ?? value).trim());
  const { codes, textOf, isFetching } = useCodes(search, words);
  return (
    <Autocomplete<string>
      id={id}
      autoHighlight
      openOnFocus
      options={value && !codes.includes(value) ? [value, ...codes] : codes}
      // The provider has searched already, also without accents.
      filterOptions={() => codes}
      value={value || null}
      inputValue={typed ?? textOf(value)}
      onChange={(_event, chosen) => {
        setTyped(undefined);
        change(chosen ?? '');
      }}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setTyped(text);
      }}
      onBlur={() => setTyped(undefined)}
      getOptionLabel={textOf}
      loading={isFetching}
      loadingText={translate('engine.list.loading')}
      noOptionsText={translate('engine.list.empty')}
      // Names are longer than the input.
      slotProps={{ popper: { style: { width: 'min(28rem, 90vw)' }, placement: 'bottom-start' } }}
      renderInput={({ inputProps, InputProps }) => (
        <Box ref={InputProps.ref} sx={{ '& > input': plainInput }}>
          {/* biome-ignore lint/a11y/noAutofocus: the person just added this filter */}
          <input type="text" {...inputProps} autoFocus={autoFocus} />
        </Box>
      )}
    />
  );
}

/** Styles of the input in the chip of a filter, where other inputs look the same. */
const plainInput = {
  // As wide as the name, within limits.
  fieldSizing: 'content',
  minWidth: '9rem',
  maxWidth: 'min(20rem, 60vw)',
  height: '1.875rem',
  px: 0.5,
  border: 0,
  borderRadius: 2,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textOverflow: 'ellipsis',
} as const;

/** Renders an input in which people find a code by name. It shows the name with the code; its value is the code. */
export function CodeInput({ name, label, disabledReason, help, required, of, find }: OwnInputProps & Search) {
  const translate = useTranslate();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const code = input.value ?? '';
  // The text while the person types; undefined shows the name of the chosen code.
  const [typed, setTyped] = useState<string>();
  const words = useDeferredValue((typed ?? code).trim());
  const { codes, textOf, isFetching } = useCodes({ of, find }, words);
  const isLocked = disabledReason !== undefined;
  return (
    <Autocomplete<string, false, false, true>
      id={inputId(name)}
      freeSolo
      disabled={isLocked}
      options={codes}
      // The provider has searched already, also without accents.
      filterOptions={(found) => found}
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
