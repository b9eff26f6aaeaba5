import Draw from '@mui/icons-material/Draw';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import SaveAlt from '@mui/icons-material/SaveAlt';
import SupportAgent from '@mui/icons-material/SupportAgent';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

const parts = {
  documents: { page: '/areaamministrativa/documenti', Icon: Draw },
  assistance: { page: '/areaamministrativa/assistenza', Icon: SupportAgent },
  licences: { page: '/areaamministrativa/licenze?tipo=web&v=1', Icon: VerifiedUser },
  export: { page: '/areaamministrativa/esportazione', Icon: SaveAlt },
  transfer: { page: '/areaamministrativa/altri-fornitori', Icon: MoveToInbox },
} as const;

/** Renders a part of the administrative area: its name, its purpose, and its link. */
export function AreaCard({ name }: { readonly name: keyof typeof parts }) {
  const say = useSay();
  const { page, Icon } = parts[name];
  const title = say(`administrative.cards.${name}.title`);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, minHeight: 156 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Icon aria-hidden sx={{ color: 'primary.main' }} />
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {say(`administrative.cards.${name}.about`)}
      </Box>
      <Button
        to={page}
        variant="outlined"
        size="small"
        aria-label={say('administrative.openOf', { name: title })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {say('administrative.open')}
      </Button>
    </Paper>
  );
}
