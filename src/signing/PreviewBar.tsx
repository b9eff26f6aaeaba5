import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSay } from '../i18n/useSay';
import { Tips } from '../ui/tips/Tips';
import { WhyButton } from '../ui/tips/WhyButton';

interface PreviewBarProps {
  /** The page shown, from 0, and of how many; undefined while they are not counted. */
  readonly at: number;
  readonly count: number | undefined;
  readonly isLast: boolean;
  readonly turn: (by: 1 | -1) => void;
  /** How large it is, and whether it can be no smaller or larger. */
  readonly zoom: { readonly percent: number; readonly smallest: boolean; readonly largest: boolean };
  readonly enlarge: (by: 1 | -1) => void;
  /** Whether the words alone are shown. */
  readonly plain: boolean;
  readonly setPlain: (plain: boolean) => void;
  /** Where there is no document it keeps its room only. */
  readonly hidden: boolean;
}

/** The buttons of a preview: its pages, its size, its words alone. */
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
        <WhyButton
          size="small"
          variant="outlined"
          why={at === 0 ? say('signing.preview.first') : undefined}
          onClick={() => turn(-1)}
        >
          {say('signing.preview.previous')}
        </WhyButton>
        <span role="status">
          {count !== undefined && say('signing.preview.page', { page: at + 1, pages: count })}
        </span>
        <WhyButton size="small" variant="outlined" why={whyNotNext()} onClick={() => turn(1)}>
          {say('signing.preview.next')}
        </WhyButton>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
          {!plain && (
            <>
              <WhyButton
                size="small"
                why={zoom.smallest ? say('signing.preview.smallest') : undefined}
                onClick={() => enlarge(-1)}
              >
                {say('signing.preview.smaller')}
              </WhyButton>
              <span role="status">{`${zoom.percent}%`}</span>
              <WhyButton
                size="small"
                why={zoom.largest ? say('signing.preview.largest') : undefined}
                onClick={() => enlarge(1)}
              >
                {say('signing.preview.larger')}
              </WhyButton>
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
