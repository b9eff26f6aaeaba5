import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSentence } from '../../i18n/useSentence';
import { isOpaque } from '../record/isOpaque';
import type { Named } from './preview';

const Names = styled('ul')(({ theme }) => ({
  margin: '.25rem 0 1rem',
  padding: '.25rem .5rem .25rem 1.5rem',
  maxHeight: '9.5rem',
  overflow: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
}));

interface NameListProps {
  readonly names: readonly (Named & { readonly reason?: string })[];
  readonly label: string;
  /** The total, if not all records are named. */
  readonly count?: number;
}

/** Lists records by name, with their key if it is meaningful, and the reason if there is one. */
export function NameList({ names, label, count = names.length }: NameListProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const others = count - names.length;
  return (
    // A long list scrolls, so the keyboard must reach it.
    <Names aria-label={label} tabIndex={0}>
      {names.map(({ id, name, reason }) => (
        <li key={id}>
          {name}
          {name !== id && !isOpaque(id) && <small> ({id})</small>}
          {reason && `: ${sentence(reason)}`}
        </li>
      ))}
      {others > 0 && (
        <li>
          {translate('engine.action.others', {
            smart_count: others,
            count: others,
          })}
        </li>
      )}
    </Names>
  );
}
