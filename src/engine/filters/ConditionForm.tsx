import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { useListRow, useListView } from '../list/listContexts';
import { conditionFault, operatorOf } from '../query/condition';
import { withCondition } from '../query/listState';
import { valueKinds } from '../query/valueKinds';
import { ADD_FILTER_ID } from './AddFilter';
import { ConditionValues } from './ConditionValues';

const NOTHING = { field: '', operator: '', typed: [] as readonly string[] };
const select = { select: { native: true }, inputLabel: { shrink: true } };

/** Renders the form that builds one condition: a field, an operator and values. */
export function ConditionForm({ close }: { close: () => void }) {
  const { shape, conditions, change } = useListView();
  const { words } = useListRow();
  const translate = useTranslate();
  const [draft, setDraft] = useState(NOTHING);
  const [fault, setFault] = useState<'value' | 'order'>();
  const { testable } = shape;
  const { field, operators = [] } = testable[draft.field] ?? {};
  const operator = operatorOf(testable, draft);

  function edit(part: Partial<typeof NOTHING>) {
    setFault(undefined);
    setDraft({ ...draft, ...part });
  }
  function chooseField(name: string) {
    edit({ field: name, operator: testable[name]?.operators[0]?.name ?? '', typed: [] });
  }
  function add(event: FormEvent) {
    event.preventDefault();
    if (!field) return;
    const { written } = valueKinds[field.kind];
    const count = operator?.takes === 'two' ? 2 : 1;
    const given = operator?.takes === 'some' ? draft.typed : pad(draft.typed, count);
    const values = operator?.takes === 'nothing' ? [] : given.map(written);
    const condition = { field: draft.field, operator: draft.operator, values };
    const wrong = conditionFault(testable, condition);
    if (wrong) return setFault(wrong);
    change({ conditions: withCondition(conditions, condition) });
    leave();
  }
  function leave() {
    close();
    focusIfLost(`#${ADD_FILTER_ID}`);
  }

  return (
    <Box
      component="form"
      noValidate
      role="group"
      aria-label={translate('engine.filter.add')}
      onSubmit={add}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        flexBasis: '100%',
        alignItems: 'flex-start',
        pt: 0.75,
      }}
    >
      <TextField
        select
        autoFocus
        label={translate('engine.filter.add')}
        value={draft.field}
        onChange={({ target }) => chooseField(target.value)}
        slotProps={select}
        sx={{ minWidth: 180 }}
      >
        <option value="" />
        {Object.keys(testable).map((name) => (
          <option key={name} value={name}>
            {words.label(name)}
          </option>
        ))}
      </TextField>
      {field && (
        <TextField
          select
          label={translate('engine.filter.operator')}
          value={draft.operator}
          onChange={({ target }) => edit({ operator: target.value, typed: [] })}
          slotProps={select}
          sx={{ minWidth: 180 }}
        >
          {operators.map(({ name }) => (
            <option key={name} value={name}>
              {translate(`engine.filter.operators.${name}.label`)}
            </option>
          ))}
        </TextField>
      )}
      {field && operator && (
        <ConditionValues
          name={draft.field}
          field={field}
          takes={operator.takes}
          typed={draft.typed}
          fault={fault}
          onChange={(typed) => edit({ typed })}
        />
      )}
      {operator && (
        <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
          {translate('engine.filter.submit')}
        </Button>
      )}
      <Button onClick={leave} sx={{ minHeight: 40 }}>
        {translate('engine.action.cancel')}
      </Button>
    </Box>
  );
}

const pad = (typed: readonly string[], count: number) =>
  Array.from({ length: count }, (_, at) => typed[at] ?? '');
