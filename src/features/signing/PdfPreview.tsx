import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';

const PdfPages = lazy(() => import('./PdfPages'));

export interface PdfPreviewProps {
  /** Names the preview for screen readers. */
  readonly title: string;
  /** The bytes of the document; undefined while they are awaited. */
  readonly pdf: Uint8Array | undefined;
  /** How many pages such a document usually has, until they are counted. */
  readonly usualPages?: number;
  /** Somebody has come to the last page. */
  readonly onLastPage?: (() => void) | undefined;
}

/** How many times the width that there is, for whoever reads on a phone or sees little. */
const ZOOMS = [1, 1.5, 2, 3] as const;

/** A document page by page, by buttons or arrow keys; its text alone, to be read larger. */
export function PdfPreview({ title, pdf, usualPages, onLastPage }: PdfPreviewProps) {
  const say = useSay();
  const [at, setAt] = useState(0);
  const [counted, setCounted] = useState<number>();
  const [failed, setFailed] = useState(false);
  const [plain, setPlain] = useState(false);
  const [size, setSize] = useState(0);
  const count = counted ?? usualPages;
  const isLast = counted !== undefined && at >= counted - 1;

  // Another document begins at its first page, before its pages are drawn and counted. The first one does not: who
  // turned the page while it was awaited is there already.
  const [shown, setShown] = useState(pdf);
  if (shown !== pdf) {
    setShown(pdf);
    if (shown) setAt(0);
    setCounted(undefined);
    setFailed(false);
  }
  useEffect(() => {
    if (isLast) onLastPage?.();
  }, [isLast, onLastPage]);

  const turn = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), (count ?? 1) - 1));
  const zoom = ZOOMS[size] ?? 1;
  const whyNotNext = () => {
    if (count === undefined) return say('signing.preview.loading');
    return isLast ? say('signing.preview.last') : undefined;
  };
  const enlarge = (by: 1 | -1) => setSize((now) => (ZOOMS[now + by] ? now + by : now));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // An enlarged page is moved by the arrows.
    if (key === 'PageDown' || (key === 'ArrowRight' && zoom === 1)) turn(1);
    if (key === 'PageUp' || (key === 'ArrowLeft' && zoom === 1)) turn(-1);
    if (key === '+') enlarge(1);
    if (key === '-') enlarge(-1);
  };
  const onLoaded = useCallback((pages: number) => {
    setCounted(pages);
    setAt((now) => Math.min(now, pages - 1));
  }, []);
  const onFailed = useCallback(() => setFailed(true), []);
  if (failed) return <Alert severity="warning">{say('signing.preview.unreadable')}</Alert>;

  return (
    <Tips>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
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
                why={size === 0 ? say('signing.preview.smallest') : undefined}
                onClick={() => enlarge(-1)}
              >
                {say('signing.preview.smaller')}
              </WhyButton>
              <span role="status">{`${Math.round(zoom * 100)}%`}</span>
              <WhyButton
                size="small"
                why={size === ZOOMS.length - 1 ? say('signing.preview.largest') : undefined}
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
      <Box
        role="region"
        aria-label={title}
        aria-description={say('signing.preview.keys')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        sx={{
          border: 1,
          borderColor: 'divider',
          maxHeight: '75vh',
          minHeight: 240,
          // The room of a page from the beginning: what is below would move away from under whoever presses it.
          ...(!plain && zoom === 1 && { aspectRatio: '210 / 297', width: 1 }),
          overflow: 'auto',
          // A bar that comes and goes would change the width that the page is drawn for.
          scrollbarGutter: 'stable',
          p: { xs: 0.5, sm: 1.5 },
        }}
      >
        <Suspense fallback={<Loading label={say('signing.preview.loading')} heights={[480]} />}>
          {pdf && (
            <PdfPages pdf={pdf} at={at} plain={plain} zoom={zoom} onLoaded={onLoaded} onFailed={onFailed} />
          )}
        </Suspense>
      </Box>
    </Tips>
  );
}
