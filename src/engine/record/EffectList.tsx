import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  type EffectContext,
  type Effects,
  type EffectsOnRecords,
  effectsOf,
} from '../../../contract/schema/effects';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: theme.spacing(0.5, 1.5),
  margin: theme.spacing(1, 0, 2),
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.9375rem',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    '& dd': { marginBottom: theme.spacing(0.5) },
  },
}));

interface EffectListProps {
  readonly effects: Effects | EffectsOnRecords;
  /** The answers to the action's questions. */
  readonly answers?: EffectContext;
  /** The number of people affected. */
  readonly count: number;
}

/** Lists the effects of an action on people before it runs: sign-in, mails, permissions, undo. */
export function EffectList({ effects, answers = {}, count }: EffectListProps) {
  const translate = useTranslate();
  const session = useSession();
  const circumstances = { ...answers, signInElsewhere: session.signInElsewhere !== undefined };
  return (
    <List aria-label={translate('effects.title')}>
      {effectsOf(effects, circumstances, viewerOf(session)).map(([kind, effect]) => [
        <dt key={kind}>{translate(`effects.labels.${kind}`)}</dt>,
        <dd key={`${kind} is`}>{translate(`effects.says.${kind}.${effect}`, { smart_count: count })}</dd>,
      ])}
    </List>
  );
}
