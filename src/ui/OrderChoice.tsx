import IconButton from '@mui/material/IconButton';
import { useSay } from '../i18n/useSay';
import { Icon } from './Icon';
import { NativeSelect } from './NativeSelect';

/** A sort field and its direction. */
export interface SortOf<Field extends string = string> {
  readonly field: Field;
  readonly descending: boolean;
}

interface OrderChoiceProps<Field extends string> {
  readonly order: SortOf<Field>;
  /** Fields to choose from, with their labels. */
  readonly fields: readonly (readonly [field: Field, words: string])[];
  readonly change: (order: SortOf<Field>) => void;
}

/** Renders the choice of the sort field and direction, for cards, which have no table header to sort by. */
export function OrderChoice<Field extends string>({ order, fields, change }: OrderChoiceProps<Field>) {
  const say = useSay();
  const { field, descending } = order;
  return (
    <>
      <NativeSelect
        style={{ flexGrow: 1 }}
        label={say('engine.list.sortBy')}
        value={field}
        change={(chosen) => change({ field: chosen as Field, descending })}
      >
        {fields.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        aria-label={say(descending ? 'engine.list.descending' : 'engine.list.ascending')}
        onClick={() => change({ field, descending: !descending })}
      >
        <Icon name={descending ? 'down' : 'up'} />
      </IconButton>
    </>
  );
}
