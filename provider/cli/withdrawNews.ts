import { parseArgs } from 'node:util';
import { newsWithdraw } from '../../contract/endpoints/news';
import type { News } from '../../contract/entities/news';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { UsageError } from './usageError';

/** `news withdraw`: nobody sees a news item any more. @returns what to print */
export async function withdrawNews(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const codeNews = readCode(args);
  if (!codeNews) throw new UsageError('news withdraw needs --code.');
  const news = (await operatorCommand(access(), newsWithdraw.path, { codeNews })) as News;
  return `Withdrew "${news.title}".`;
}

function readCode(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { code: { type: 'string' } } }).values.code;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
