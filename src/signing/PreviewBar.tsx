import Box from '@mui/material/Box';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Tips } from '../ui/tips/Tips';

interface PreviewBarProps {
  /** Current page, from 0, and the number of pages; undefined until they are counted. */
  readonly at: number;
  readonly count: number | undefined;
  readonly isLast: boolean;
  readonly turn: (by: 1 | -1) => void;
  /** Zoom, and whether it is at its minimum or maximum. */
  readonly zoom: { readonly percent: number; readonly smallest: boolean; readonly largest: boolean };
  readonly enlarge: (by: 1 | -1) => void;
  /** Shows only the text. */
  readonly plain: boolean;
  readonly setPlain: (plain: boolean) => void;
  /** True without a document; the bar is then invisible but keeps its space. */
  readonly hidden: boolean;
}

/** Renders the buttons of a preview: pages, zoom, plain text. */
export function PreviewBar(props: PreviewBarProps) {
  const { at, count, isLast, turn, zoom, enlarge, plain, setPlain, hidden } = props;
  const say = useSay();
  const whyNotNext = () => {
    if (count === undefined) return say('signing.preview.loading');
    return isLast ? say('signing.preview.last') : undefined;
  };
  return (
    <Tips>
      <Box
        style={hidden ? { visibility: 'hidden' } : undefined}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Button
          size="small"
          variant="outlined"
          disabledReason={at === 0 ? say('signing.preview.first') : undefined}
          onClick={() => turn(-1)}
        >
          {say('signing.preview.previous')}
        </Button>
        <span role="status">
          {count !== undefined && say('signing.preview.page', { page: at + 1, pages: count })}
        </span>
        <Button size="small" variant="outlined" disabledReason={whyNotNext()} onClick={() => turn(1)}>
          {say('signing.preview.next')}
        </Button>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
          {!plain && (
            <>
              <Button
                size="small"
                disabledReason={zoom.smallest ? say('signing.preview.smallest') : undefined}
                onClick={() => enlarge(-1)}
              >
                {say('signing.preview.smaller')}
              </Button>
              <span role="status">{`${zoom.percent}%`}</span>
              <Button
                size="small"
                disabledReason={zoom.largest ? say('signing.preview.largest') : undefined}
                onClick={() => enlarge(1)}
              >
                {say('signing.preview.larger')}
              </Button>
            </>
          )}
          <Button size="small" aria-pressed={plain} onClick={() => setPlain(!plain)}>
            {say('signing.preview.asText')}
          </Button>
        </Box>
      </Box>
    </Tips>
  );
}
