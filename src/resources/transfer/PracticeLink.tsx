import Edit from '@mui/icons-material/Edit';
import Visibility from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import type { Practice } from '../../../contract/transfer/practice';
import { identifierOf, subjectOf } from '../../../contract/transfer/transfer';
import type { CellProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { HISTORY } from './practice';

/** Links to a practice: to continue one that is not signed yet, or to see the signed document. */
export function PracticeLink({ record }: CellProps<Practice>) {
  const say = useSay();
  const open = record.status === 'CREATED';
  const word = say(open ? 'transfer.edit' : 'transfer.view');
  const { area } = record;
  return (
    <IconButton
      component={Link}
      to={`${HISTORY}/${encodeURIComponent(subjectOf(record))}`}
      size="small"
      data-tip={word}
      aria-label={[word, identifierOf(record), area && say(`resources.practice.values.area.${area}`)]
        .filter(Boolean)
        .join(' ')}
    >
      {open ? <Edit /> : <Visibility />}
    </IconButton>
  );
}
