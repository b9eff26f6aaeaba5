import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { markupTags } from '../../contract/values/markup';

/** Returns whether a text contains markup. */
const hasMarkup = (text: string) => /[<&]/.test(text);

/**
 * Renders a text published by the provider's staff. Its markup is sanitised again before rendering, whatever the
 * provider let through; links open in a new tab.
 */
export function Markup({ text }: { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const marked = hasMarkup(text);

  useEffect(() => {
    let wanted = marked;
    if (wanted)
      void import('dompurify').then(({ default: purify }) => {
        if (!wanted || !place.current) return;
        const clean = purify.sanitize(text, {
          ALLOWED_TAGS: [...markupTags],
          ALLOWED_ATTR: ['href'],
          ALLOWED_URI_REGEXP: /^https:/,
          RETURN_DOM_FRAGMENT: true,
        });
        for (const link of clean.querySelectorAll('a')) {
          link.target = '_blank';
          link.rel = 'noopener noreferrer';
        }
        place.current.replaceChildren(clean);
      });
    return () => {
      wanted = false;
    };
  }, [text, marked]);

  const style = {
    overflowWrap: 'anywhere',
    '& p': { mt: 0, mb: 1 },
    '& ul, & ol': { mt: 0, pl: 3 },
  } as const;
  if (!marked) return <Box sx={{ ...style, whiteSpace: 'pre-line' }}>{text}</Box>;
  return <Box ref={place} sx={{ ...style, minHeight: '1.5em', '& a': { color: 'secondary.main' } }} />;
}

/** Returns the plain text of a text that may have markup, for an excerpt. */
export function wordsOf(text: string): string {
  if (!hasMarkup(text)) return text;
  const page = new DOMParser().parseFromString(text.replace(/<(br|\/p|\/li)/g, ' <$1'), 'text/html');
  for (const unspoken of page.querySelectorAll('script, style')) unspoken.remove();
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
