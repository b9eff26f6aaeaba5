import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { Button } from './Button';
import { Icon } from './Icon';

interface BackButtonProps {
  /** Label; the translation of "back" by default. */
  readonly children?: string;
}

/** Renders the button that goes back in the history of this visit, or to the first page if the visit began here. */
export function BackButton({ children }: BackButtonProps) {
  const navigate = useNavigate();
  const translate = useTranslate();
  // The router gives this key to the first page of a visit.
  const first = useLocation().key === 'default';
  const back = () => (first ? navigate('/') : navigate(-1));
  return (
    <Button size="small" startIcon={<Icon name="back" />} onClick={() => void back()}>
      {children ?? translate('ra.action.back')}
    </Button>
  );
}
