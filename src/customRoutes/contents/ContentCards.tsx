import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Content } from '../../../contract/contents/content';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { wordsOf } from '../../ui/Markup';
import { shortTitle } from './shortTitle';

interface ContentCardsProps {
  readonly contents: readonly Content[];
  readonly onRead: (content: Content) => void;
  readonly onHistory: (content: Content) => void;
}

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
} as const;

/** Shows only the first three lines of a text. */
const excerpt = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  flexGrow: 1,
} as const;

/** Renders the items of a tab as cards. */
export function ContentCards({ contents, ...on }: ContentCardsProps) {
  return (
    <Box component="ul" sx={grid}>
      {contents.map((content) => (
        <ContentCard key={content.code} content={content} {...on} />
      ))}
    </Box>
  );
}

function ContentCard({
  content,
  onRead,
  onHistory,
}: Omit<ContentCardsProps, 'contents'> & { readonly content: Content }) {
  const say = useSay();
  const { title, date, text, applicationDescription, category } = content;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Typography component="h2" variant="h3" title={title}>
        {shortTitle(title)}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{aboutOf(content, say).join(' · ')}</Box>
      <Box sx={excerpt}>{wordsOf(text)}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => onRead(content)}
          aria-label={say('news.centre.moreOf', { title })}
        >
          {say('news.centre.more')}
        </Button>
        {category === 'aggiornamenti' && applicationDescription && (
          <Button
            size="small"
            onClick={() => onHistory(content)}
            aria-label={`${say('news.centre.historyOf', { name: applicationDescription })}, ${showDay(date)}`}
          >
            {say('news.centre.history')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}

/** Returns the subtitle: the application, its release, the day. */
export const aboutOf = (
  { applicationDescription, version, date }: Content,
  say: ReturnType<typeof useSay>,
): readonly string[] =>
  [
    applicationDescription,
    version && say('news.centre.version', { version: version.version }),
    showDay(date),
  ].filter((part) => typeof part === 'string');
