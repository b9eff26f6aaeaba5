import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { later } from '../../i18n/italian';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { useListRow, useListRows, useListView } from '../list/listContexts';
import { conditionKey } from '../query/condition';
import type { FilterCounts } from '../query/filterCounts';
import { alwaysFilters, optionalFilters } from '../query/requiredFilter';
import { ADD_FILTER_ID } from './AddFilter';
import { ChipField } from './ChipField';
import { CountFilters } from './CountFilters';
import { conditionText } from './conditionText';
import { DeclaredFilter } from './DeclaredFilter';
import type { AddedFilters } from './useAddedFilters';
import { useFilterOptions, withoutFilter } from './useFilterOptions';

const ConditionForm = lazy(
  later(() => import('./ConditionForm').then((file) => ({ default: file.ConditionForm }))),
);

const FILTERS_ID = 'list-filters';
const keepFocus = () => focusIfLost(`#${FILTERS_ID} button.away`, `#${ADD_FILTER_ID}`, 'main h1');

/** Shows every filter, active or being set, and every invalid part of the address; each can be removed by its chip. */
export function FilterBar({ added }: { added: AddedFilters }) {
  const { filters, conditions, invalid, page, change, shape, only, showOnly } = useListView();
  const { resource, words } = useListRow();
  const offers = useFilterOptions(resource, filters);
  const translate = useTranslate();
  const [counts, setCounts] = useState<FilterCounts>();
  const optional = optionalFilters(filters, shape);
  const declared = Object.keys(shape.filters).filter(
    (name) => name !== shape.chips && (name in optional || added.names.includes(name)),
  );
  const some = declared.length + conditions.length + invalid.length > 0 || only !== undefined;
  if (!some && !added.composing) return null;

  function set(name: string, value: string | boolean | undefined) {
    const others = withoutFilter(resource, filters, name);
    const empty = value === undefined || value === '';
    // A filter that is now empty keeps its chip, because the person is choosing a value.
    const emptied = Object.keys(filters).filter((one) => !(one in others) && (empty || one !== name));
    if (emptied.length > 0) added.keep(emptied);
    change({ filters: empty ? others : { ...others, [name]: value } });
  }
  function remove(name: string) {
    const dependent = resource.list.filters.show.flatMap(({ field, offers: of }) =>
      of?.after?.filter === name ? field : [],
    );
    added.forget([name, ...dependent]);
    if (name in filters) change({ filters: withoutFilter(resource, filters, name) });
    keepFocus();
  }

  return (
    <Box
      id={FILTERS_ID}
      role="group"
      className="chips"
      aria-label={translate('engine.list.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
    >
      {only && (
        <TextChip
          text={translate('engine.list.onlySelected', { smart_count: only.size })}
          remove={() => showOnly(undefined)}
        />
      )}
      {declared.length > 0 && <CountFilters onCounted={setCounts} />}
      {declared.map((name) => (
        <DeclaredFilter
          key={name}
          name={name}
          offered={offers.get(name)}
          counts={counts?.[name]}
          fresh={added.fresh === name}
          set={(value) => set(name, value)}
          remove={() => remove(name)}
        />
      ))}
      {conditions.map((condition) => {
        const text = conditionText(translate, words, shape.testable, condition);
        const others = () => conditions.filter((one) => one !== condition);
        return (
          <TextChip
            key={conditionKey(condition)}
            text={text}
            remove={() => change({ conditions: others() })}
          />
        );
      })}
      {invalid.map((part) => (
        <TextChip
          key={part}
          refused
          text={translate('engine.list.invalid', { part })}
          remove={() => change({ page, invalid: invalid.filter((one) => one !== part) })}
        />
      ))}
      {some && (
        <Button
          size="small"
          onClick={() => {
            added.forget();
            showOnly(undefined);
            // The year filter is required and stays as it is: it has no chip here.
            change({ filters: alwaysFilters(filters, shape), conditions: [] });
            keepFocus();
          }}
        >
          {translate('engine.list.removeAll')}
        </Button>
      )}
      {some && <Found />}
      {added.composing && (
        <Suspense fallback={null}>
          <ConditionForm close={added.composed} />
        </Suspense>
      )}
    </Box>
  );
}

interface TextChipProps {
  readonly text: string;
  readonly remove: () => void;
  readonly refused?: boolean;
}

const TextChip = ({ text, remove, refused = false }: TextChipProps) => (
  <ChipField
    said={text}
    refused={refused}
    remove={() => {
      remove();
      keepFocus();
    }}
  >
    <span className="text">{text}</span>
  </ChipField>
);

/** Shows the number of results; a component of its own, because it changes with each keystroke in the search. */
function Found() {
  const { phase, total } = useListRows();
  const translate = useTranslate();
  if (phase !== 'ready') return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('engine.list.found', { smart_count: total })}
    </Box>
  );
}
