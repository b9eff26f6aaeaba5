import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Row } from '../declaration/defineResource';
import type { Words } from '../words';
import type { Pending } from './useActionFlow';

const Names = styled('ul')(({ theme }) => ({
  margin: '.25rem 0 1rem',
  padding: '.25rem .5rem .25rem 1.5rem',
  maxHeight: '9.5rem',
  overflow: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
}));

interface SummaryProps {
  readonly pending: Pending;
  readonly words: Words;
}

/** Whom an action is for and whom not, by name: "18 scelti: 15 da disattivare, 3 già disattivati". */
export function Summary({ pending: { name, plan }, words }: SummaryProps) {
  const translate = useTranslate();
  const [only] = plan.eligible;
  if (plan.chosen === 1 && only) return <NameList rows={[only]} words={words} label={words.title(only)} />;

  const planned = words.say(`actions.${name}.planned`, { smart_count: plan.eligible.length });
  const leftOut = plan.leftOut.map(({ rule, rows }) => words.count(rule.brief, rows.length));
  return (
    <>
      <p>
        <strong>
          {translate('engine.action.chosen', { smart_count: plan.chosen })} {[planned, ...leftOut].join(', ')}
        </strong>
      </p>
      <NameList rows={plan.eligible} words={words} label={planned} />
      {plan.leftOut.map(({ rule, rows }) => (
        <div key={rule.say}>
          {words.say(`actions.${name}.leftOut`)}: {rule.say}
          <NameList rows={rows} words={words} label={rule.say} />
        </div>
      ))}
    </>
  );
}

interface NameListProps {
  readonly rows: readonly Row[];
  readonly words: Words;
  readonly label: string;
}

function NameList({ rows, words, label }: NameListProps) {
  return (
    // It scrolls when long, so the keyboard must reach it.
    <Names aria-label={label} tabIndex={0}>
      {rows.map((row) => (
        <li key={row.id}>
          {words.title(row)} <small>({row.id})</small>
        </li>
      ))}
    </Names>
  );
}
