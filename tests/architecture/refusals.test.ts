import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/**
 * Where what an error says is read, and made into what is said: the type of the client, and what calls the provider. The
 * pages before the sign-in of the provider's staff have a client of their own, whose errors hold no key.
 */
const READ_IN = /^src\/(api|dataProvider|authProvider)\/|^operators\/plain\//;
/** What says a sentence, or the sentence of a key, in the language in use. */
const SAID_BY = /^(translate|notify)$/;
/** What gives a sentence, or the key of one: it is not in the language in use. */
const UNTRANSLATED = /^(refusalText|failureText)$/;
/** What an error is called where it is no caught one: of a query, of a mutation. */
const ERROR = /^(error|failure|refused|failed|thrown|problem)$/;

/** They keep it as a reason, which is translated where it is shown. */
const SAID_LATER = [
  'src/engine/actions/actionCall.ts',
  'src/engine/export/useExport.ts',
  'src/engine/import/book/answering.ts',
  'src/engine/views/ViewsDialog.tsx',
  'src/customRoutes/account/usePasswordLink.ts',
];

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;
/** Without casts and brackets around it. */
const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression' ? bare(node.expression) : node;

/** What it may come to: either side of `&&`, `||` and `??`. */
const sides = (node: ESTree.Node): readonly ESTree.Node[] =>
  node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(sides) : [bare(node)];

/** Where a file shows what an error says, as it is: a key, or Italian. */
function shownAsIs(path: string, text: string): readonly string[] {
  const said = new Set<ESTree.Node>();
  const found: ESTree.Node[] = [];
  const callee = (node: ESTree.Node) =>
    (node.type === 'CallExpression' ? nameOf(node.callee) : undefined) ?? '';
  new Visitor({
    CallExpression: (call) => {
      if (SAID_BY.test(nameOf(call.callee) ?? ''))
        for (const one of call.arguments.flatMap(sides)) said.add(one);
    },
    MemberExpression: (member) => {
      const read = member.property.type === 'Identifier' && member.property.name === 'message';
      if (read && ERROR.test(nameOf(bare(member.object)) ?? '')) found.push(member);
    },
    JSXExpressionContainer: ({ expression }) => {
      found.push(...sides(expression).filter((one) => UNTRANSLATED.test(callee(one))));
    },
  }).visit(parseSync(path, text).program);
  return found.filter((one) => !said.has(one)).map(({ start, end }) => text.slice(start, end));
}

describe('why a call was refused', () => {
  it('is shown in words and in the language in use: what gives it is useRefusalText or useUserAreaText', () => {
    const sources = sourcesUnder('src', 'operators').filter(({ path }) => !READ_IN.test(path));
    expect(sources.length).toBeGreaterThan(500);
    const found = sources
      .filter(({ path, text }) => !SAID_LATER.includes(path) && shownAsIs(path, text).length > 0)
      .map(({ path, text }) => `${path}: ${shownAsIs(path, text).join(', ')}`);
    expect(found).toEqual([]);
  });
});
