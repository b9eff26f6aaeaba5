import { newsPublish } from '../../contract/news/endpoints';
import type { News } from '../../contract/news/news';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

const OPTIONS = { version: { type: 'string' }, title: { type: 'string' }, text: { type: 'string' } } as const;

/** `news publish`: publishes a news item to every school. @returns what to print */
export async function publishNews(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const { version, title, text } = optionsOf(args, OPTIONS);
  const missing = Object.entries({ version, title, text })
    .filter(([, value]) => !value)
    .map(([name]) => `--${name}`);
  if (missing.length > 0) throw new UsageError(`news publish needs ${missing.join(', ')}.`);
  const news = (await operatorCommand(access(), newsPublish.path, { version, title, text })) as News;
  return `Published "${news.title}" for version ${news.version} as ${news.codeNews}.`;
}
