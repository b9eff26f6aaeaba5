import { useTranslate } from 'react-admin';
import type { PlatformRetention } from '../../contract/staff/platformRetention';
import type { CellProps } from '../../src/engine/declaration/resource';

/** Returns the component of a cell with an amount and its unit. An amount of 0 means that nothing is ever removed. */
const cellOf = (field: 'amount' | 'least' | 'most') =>
  function Amount({ record }: CellProps<PlatformRetention>) {
    const translate = useTranslate();
    const amount = record[field];
    return amount === 0
      ? translate('gestore.retention.always')
      : translate(`gestore.retention.${record.unit}`, { smart_count: amount });
  };

export const AmountCell = cellOf('amount');
export const LeastCell = cellOf('least');
export const MostCell = cellOf('most');
