import type { Content } from '../../contract/contents/content';
import { contentPublish, contentWithdraw } from '../../contract/contents/endpoints';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

const OPTIONS = {
  category: { type: 'string' },
  title: { type: 'string' },
  text: { type: 'string' },
  application: { type: 'string' },
  version: { type: 'string' },
} as const;

/** `content publish`: publishes an item of the news centre. @returns what to print */
export async function publishContent(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const { category, title, text, application, version } = optionsOf(args, OPTIONS);
  if (!category || !title || !text)
    throw new UsageError('content publish needs --category, --title and --text.');
  const body = {
    category,
    title,
    text,
    ...(application && { applicationCode: application }),
    ...(version && { version: { version } }),
  };
  const content = (await operatorCommand(access(), contentPublish.path, body)) as Content;
  return `Published "${content.title}" among ${content.category} as ${content.code}.`;
}

/** `content withdraw`: takes an item out of the news centre. @returns what to print */
export async function withdrawContent(
  args: readonly string[],
  access: () => OperatorAccess,
): Promise<string> {
  const { code } = optionsOf(args, { code: { type: 'string' } });
  if (!code) throw new UsageError('content withdraw needs --code.');
  const content = (await operatorCommand(access(), contentWithdraw.path, { code })) as Content;
  return `Withdrew "${content.title}".`;
}
