import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Where } from '../../../../contract/schema/where';
import type { User } from '../../../../contract/users/user';
import { userFilterMeans } from '../../../../contract/users/userFilter';
import { showNumber } from '../../../../contract/values/showNumber';
import type { Resource, Row } from '../../../engine/declaration/defineResource';
import { useListFilter } from '../../../engine/list/useListFilter';
import { useRowCounts } from '../../../engine/list/useRowCounts';

const ofUser = (where: Where<User>) => where as unknown as Where<Row>;

/** Conditions of the counts; each is also a filter of the list. */
const counted = {
  active: ofUser(userFilterMeans.stato[1]),
  inactive: ofUser(userFilterMeans.stato[0]),
  total: ofUser({ all: [] }),
  arrivi: ofUser(userFilterMeans.servizio.arrivi),
  termine: ofUser(userFilterMeans.servizio.termine),
  cessati: ofUser(userFilterMeans.servizio.cessati),
};
type Counted = keyof typeof counted;

/** Shows the numbers of active, inactive and all users, of arrivals and of departures; each count filters the list. */
export function Summary({ resource }: { resource: Resource }) {
  const [stato, setStato] = useListFilter('stato');
  const [servizio, setServizio] = useListFilter('servizio');
  const translate = useTranslate();
  const counts = useRowCounts(resource, counted);
  const say = (key: string) => translate(`resources.user.above.summary.${key}`);
  const status = (key: Counted, value: string | undefined) => (
    <Count
      key={key}
      label={say(key)}
      count={counts?.[key]}
      pressed={stato === value}
      press={() => setStato(stato === value ? undefined : value)}
    />
  );
  const term = (key: 'arrivi' | 'termine' | 'cessati') => (
    <Count
      key={key}
      label={say(key)}
      count={counts?.[key]}
      pressed={servizio === key}
      press={() => setServizio(servizio === key ? undefined : key)}
    />
  );

  return (
    <Box role="group" aria-label={say('title')} sx={line}>
      <Box role="group" aria-label={say('byStatus')} sx={line}>
        {status('active', '1')}
        {status('inactive', '0')}
        {status('total', undefined)}
      </Box>
      <Box role="group" aria-label={say('byTerm')} sx={line}>
        {term('termine')}
        {term('cessati')}
        {term('arrivi')}
      </Box>
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, rowGap: 0.5 };

interface CountProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly pressed: boolean;
  readonly press: () => void;
}

const same = (before: CountProps, now: CountProps) =>
  before.label === now.label && before.count === now.count && before.pressed === now.pressed;

/** Renders a count as a toggle button that filters the list. */
const Count = memo(function Count({ label, count, pressed, press }: CountProps) {
  const number = count === undefined ? '…' : showNumber(count);
  return (
    <ButtonBase
      aria-pressed={pressed}
      onClick={press}
      sx={(theme) => ({
        gap: 0.5,
        minHeight: 32,
        px: 1,
        borderRadius: 1,
        border: 1,
        borderColor: pressed ? 'primary.main' : 'divider',
        bgcolor: pressed ? 'primary.main' : 'transparent',
        color: pressed ? 'primary.contrastText' : 'text.primary',
        fontFamily: 'inherit',
        fontSize: '0.875rem',
        lineHeight: 1.25,
        '@media (forced-colors: active)': pressed ? { outline: '2px solid', outlineOffset: -4 } : {},
        '&:hover': pressed ? {} : { backgroundColor: theme.palette.action.hover },
      })}
    >
      <span>{label}</span> <strong>{number}</strong>
    </ButtonBase>
  );
}, same);
