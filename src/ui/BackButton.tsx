import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { Button } from './Button';
import { Glyph } from './Glyph';

interface BackButtonProps {
  /** What it is called; the usual word when left out. */
  readonly children?: string;
}

/** Back in the history of this visit; the first page where the visit began here. */
export function BackButton({ children }: BackButtonProps) {
  const navigate = useNavigate();
  const translate = useTranslate();
  // As the router calls the first page of a visit.
  const first = useLocation().key === 'default';
  const back = () => (first ? navigate('/') : navigate(-1));
  return (
    <Button size="small" startIcon={<Glyph name="back" />} onClick={() => void back()}>
      {children ?? translate('ra.action.back')}
    </Button>
  );
}
