import Edit from '@mui/icons-material/Edit';
import Visibility from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import { Link as RouterLink } from 'react-router';
import type { Practice } from '../../../contract/transfer/practice';
import { areaNames, identifierOf, subjectOf } from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { HISTORY } from './usePractices';

/** The way to a practice: to go on with it, or to its signed document. */
export function HistoryAction({ practice }: { readonly practice: Practice }) {
  const say = useSay();
  const open = practice.status === 'CREATED';
  const word = say(open ? 'transfer.table.edit' : 'transfer.table.view');
  const { area } = practice;
  return (
    <IconButton
      component={RouterLink}
      to={`${HISTORY}/${encodeURIComponent(subjectOf(practice))}`}
      size="small"
      data-tip={word}
      aria-label={[word, identifierOf(practice), area && areaNames[area]].filter(Boolean).join(' ')}
    >
      {open ? <Edit /> : <Visibility />}
    </IconButton>
  );
}
