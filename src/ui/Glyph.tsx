import { type GlyphName, glyphs } from './glyphs';

/** Renders an icon, decorative unless it has words of its own as a text alternative. */
export function Glyph({ name, words, tone }: { name: GlyphName; words?: string; tone?: string }) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={tone ? `glyph ${tone}` : 'glyph'}
    >
      <path d={glyphs[name]} />
    </svg>
  );
  if (!words) return drawing;
  return (
    <span role="img" aria-label={words} title={words} className="drawn">
      {drawing}
    </span>
  );
}
