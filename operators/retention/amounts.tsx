import { useTranslate } from 'react-admin';
import type { PlatformRetention } from '../../contract/staff/platformRetention';
import type { CellProps } from '../../src/engine/declaration/resource';

/** Makes the cell of an amount with its unit; nothing is removed after 0. */
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
