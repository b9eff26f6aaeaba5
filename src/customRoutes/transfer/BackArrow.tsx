import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router';
import { useSay } from '../../i18n/useSay';

/** Back to the page before, or to the first page where there is none. */
export function BackArrow() {
  const say = useSay();
  const navigate = useNavigate();
  // The first page of a visit has no key of its own.
  const isFirst = useLocation().key === 'default';
  return (
    <IconButton
      aria-label={say('transfer.goBack')}
      onClick={() => void (isFirst ? navigate('/') : navigate(-1))}
      sx={{ order: -1 }}
    >
      <ArrowBack />
    </IconButton>
  );
}
