import { newsWithdraw } from '../../contract/news/endpoints';
import type { News } from '../../contract/news/news';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

/** `news withdraw`: hides a news item from everybody. @returns what to print */
export async function withdrawNews(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const codeNews = optionsOf(args, { code: { type: 'string' } }).code;
  if (!codeNews) throw new UsageError('news withdraw needs --code.');
  const news = (await operatorCommand(access(), newsWithdraw.path, { codeNews })) as News;
  return `Withdrew "${news.title}".`;
}
