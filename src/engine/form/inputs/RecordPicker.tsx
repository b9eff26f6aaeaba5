import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Field } from '../../../../contract/schema/fields';
import { filterByWords } from '../../../ui/filterByWords';
import type { Resource, Row } from '../../declaration/defineResource';
import { useDebounced } from '../../list/useDebounced';
import { isOpaque } from '../../record/isOpaque';
import { textOf } from '../../record/textOf';
import { useNames } from '../../record/useNames';
import { isCut, wholeList } from '../../record/wholeList';
import { useWords, type Words } from '../../record/words';
import { type InputProps, useInputIds } from './InputProps';

interface RecordPickerProps extends Omit<InputProps, 'field'> {
  readonly to: Resource;
  readonly several: boolean;
}

/** The maximum number of options offered at once; typing more letters narrows them down. */
const OFFERED = 50;
/** The last option, which stands for those that are not offered; no key begins with this character. */
const MORE = '\n';

/** Renders the input that finds records of another resource by name or key; its value is their keys. */
export function RecordPicker({ name, label, to, several, help, required }: RecordPickerProps) {
  const translate = useTranslate();
  const words = useWords(to);
  const { field: input, fieldState } = useController<Record<string, string | readonly string[]>>({ name });
  const inputIds = useInputIds(name);
  const { data, total = 0, isPending, error, isPaged, onTyped } = useOffered(to);
  const fields = useMemo(() => ({ record: { kind: 'ref', to: to.name } as Field }), [to]);
  const names = useNames({ fields }).get(to.name);
  // Another array would count as another value, and Autocomplete would clear what is being typed.
  const chosen = useMemo(() => [input.value ?? []].flat().filter(Boolean), [input.value]);
  const titles = useMemo(() => new Map(data?.map((row) => [row.id, words.title(row)])), [data, words]);
  const apart = useMemo(() => besideTitle(to, data ?? [], words), [to, data, words]);
  const ids = useMemo(() => [...titles.keys()], [titles]);
  const offered = isPaged && total > ids.length ? [...ids, `${MORE}${total - ids.length}`] : ids;
  const called = (id: string) => {
    if (id.startsWith(MORE)) return translate('engine.form.moreFound', { smart_count: Number(id) });
    const title = titles.get(id) ?? names?.get(id);
    return title && title !== id ? [title, apart(id)].filter(Boolean).join(' ') : id;
  };
  const note = fieldState.error?.message ?? (error ? translate('engine.list.failed') : help);

  return (
    <Autocomplete<string, boolean>
      id={inputIds.input}
      multiple={several}
      options={isPaged ? [...offered, ...chosen.filter((id) => !titles.has(id))] : ids}
      onInputChange={(_event, typed, reason) => {
        // The reason `reset` follows each answer, without any typing.
        if (reason === 'input' || reason === 'clear') onTyped(typed);
      }}
      onClose={() => onTyped('')}
      value={several ? chosen : (chosen[0] ?? null)}
      onChange={(_event, chosen) => input.onChange(chosen ?? '')}
      onBlur={input.onBlur}
      filterOptions={(all, typing) => {
        if (isPaged) return offered;
        const found = filterByWords(all, typing);
        const left = found.length - OFFERED;
        return left > 0 ? [...found.slice(0, OFFERED), `${MORE}${left}`] : found;
      }}
      getOptionDisabled={(id) => id.startsWith(MORE)}
      getOptionLabel={called}
      loading={isPending}
      loadingText={translate('engine.list.loading')}
      noOptionsText={translate('engine.list.empty')}
      clearText={translate('engine.form.clear')}
      openText={translate('engine.form.open')}
      closeText={translate('engine.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={Boolean(fieldState.error)}
          helperText={note}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}

/**
 * Loads the records to choose from: all of them, or for a long list those that the provider finds for the typed words.
 */
function useOffered(to: Resource) {
  const { answers } = to.endpoints.list;
  const [typed, onTyped] = useState('');
  const words = useDebounced(typed.trim());
  const whole = useGetList<Row>(to.name, wholeList, {
    structuralSharing: false,
    enabled: answers === 'whole',
  });
  const isPaged = answers === 'page' || isCut(whole);
  const found = useGetList<Row>(
    to.name,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: { field: to.title, order: 'ASC' },
      filter: words ? { q: words } : {},
      meta: { paged: true },
    },
    { enabled: isPaged, placeholderData: (before) => before },
  );
  return { ...(isPaged ? found : whole), isPaged, onTyped };
}

/**
 * Returns the text beside a title: its key, or, if keys have no meaning for people, the next column for titles that are
 * not unique.
 */
function besideTitle(to: Resource, rows: readonly Row[], words: Words): (id: string) => string {
  const beside = to.list.columns.map(({ field }) => field).find((field) => field !== to.title);
  const byTitle = new Map<string, Row[]>();
  for (const row of rows) byTitle.set(words.title(row), [...(byTitle.get(words.title(row)) ?? []), row]);
  const more = [...byTitle.values()].flatMap((alike) =>
    alike.length > 1 && beside
      ? alike.map((row) => [row.id, textOf(to, beside, row[beside], words)] as const)
      : [],
  );
  const texts = new Map(more);
  return (id) => {
    const text = isOpaque(id) ? texts.get(id) : id;
    return text ? `(${text})` : '';
  };
}
