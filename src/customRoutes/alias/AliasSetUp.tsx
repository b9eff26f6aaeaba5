import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import type { OwnAlias } from '../../../contract/alias/alias';
import { useSay } from '../../i18n/useSay';
import { StepBar } from '../../steps/StepBar';
import { AccountStep } from './AccountStep';
import { DataStep } from './DataStep';
import { NoticeStep } from './NoticeStep';
import { SummaryStep } from './SummaryStep';
import { useAliasSetUp } from './useAliasSetUp';

interface AliasSetUpProps {
  readonly alias: OwnAlias;
  /** Keeps the steps visible although the alias already exists. */
  readonly stay: (inSetUp: boolean) => void;
}

const steps = ['notice', 'account', 'data', 'summary'] as const;
const screens = { notice: NoticeStep, account: AccountStep, data: DataStep, summary: SummaryStep };

/** Creates an alias: the notice, the account, the data, the summary. */
export function AliasSetUp({ alias, stay }: AliasSetUpProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const setUp = useAliasSetUp(alias, stay);
  const at = steps.indexOf(setUp.step);
  const before = useRef(at);
  useLayoutEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  const Screen = screens[setUp.step];
  return (
    <div>
      <StepBar labels={steps.map((step) => say(`alias.steps.${step}`))} at={at} />
      <Paper component="section" variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
        <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
          {say(`alias.steps.${setUp.step}`)}
        </Typography>
        <Screen setUp={setUp} />
      </Paper>
    </div>
  );
}
