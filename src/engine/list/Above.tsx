import Box from '@mui/material/Box';
import { Component, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { later } from '../../i18n/italian';
import type { Above as AboveDeclaration } from '../declaration/declaration';
import type { Resource, SectionProps } from '../declaration/resource';
import { useListRows } from './listContexts';

/**
 * Renders the section above a list. Its space is reserved from the start to avoid layout shifts, unless it is only
 * shown sometimes; it is loaded and rendered after the rows. The section does not re-render with the rows: it
 * subscribes to the parts of the list that it shows.
 */
export const Above = memo(function Above({ resource }: { resource: Resource }) {
  const { above } = resource.list;
  const [due, setDue] = useState(false);
  const Section = useMemo(
    () =>
      above &&
      lazy(later(async () => ({ default: (await above.load()) as (props: SectionProps) => ReactNode }))),
    [above],
  );
  if (!above || !Section) return null;
  return (
    <Box className="no-print" sx={above.height && { minHeight: heights(above.height), mb: 1.5 }}>
      {!due && <AfterRows then={() => setDue(true)} />}
      {due && (
        <Apart>
          <Suspense fallback={null}>
            <Section resource={resource} />
          </Suspense>
        </Apart>
      )}
    </Box>
  );
});

/** Returns the reserved height, by the width of the screen. */
const heights = ({ phone, tablet, desk, wide }: NonNullable<AboveDeclaration['height']>) => ({
  xs: phone,
  sm: tablet,
  lg: desk,
  xl: wide,
});

/** Renders nothing, and calls `then` once the rows, or their error, are on the screen. */
function AfterRows({ then }: { then: () => void }) {
  const { phase } = useListRows();
  useEffect(() => {
    if (phase === 'loading') return;
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  });
  return null;
}

/** An error boundary: the list works without the section above it. */
class Apart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Missing /> : this.props.children;
  }
}

function Missing() {
  const translate = useTranslate();
  return <p role="status">{translate('engine.list.aboveFailed')}</p>;
}
