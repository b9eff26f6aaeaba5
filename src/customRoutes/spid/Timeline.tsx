import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pointsReached, type SpidRequestState } from '../../../contract/spid/spidRequest';
import { useSay } from '../../i18n/useSay';

const points = ['generated', 'signed', 'approved'] as const;

/** Shows the stages of the request; each point lights up after it is reached, one after the other. */
export function Timeline({ state }: { readonly state: SpidRequestState }) {
  const say = useSay();
  const reached = pointsReached(state);
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point, place) => {
        const lit = place < reached;
        const Icon = lit ? CheckCircle : RadioButtonUnchecked;
        return (
          <Box
            component="li"
            key={point}
            data-lit={lit}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75 }}
          >
            <Icon color={lit ? 'success' : 'disabled'} />
            <Typography sx={{ fontWeight: lit ? 600 : 400, color: lit ? 'text.primary' : 'text.secondary' }}>
              {say(`services.spid.timeline.${point}`)}
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {' · '}
                {say(lit ? 'services.spid.timeline.reached' : 'services.spid.timeline.waiting')}
              </Box>
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
