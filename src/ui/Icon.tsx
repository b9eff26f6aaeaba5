import { type IconName, icons } from './icons';

/** Renders an icon, decorative unless it has words of its own as a text alternative. */
export function Icon({ name, words, tone }: { name: IconName; words?: string; tone?: string }) {
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
      <path d={icons[name]} />
    </svg>
  );
  if (!words) return drawing;
  return (
    <span role="img" aria-label={words} title={words} className="drawn">
      {drawing}
    </span>
  );
}
