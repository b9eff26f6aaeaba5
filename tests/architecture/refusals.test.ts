import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/**
 * Files that read an error's message and convert it for display: the client's type, and the callers of the provider.
 * The pages before the sign-in of the provider's staff have a client of their own, whose errors contain no key.
 */
const READ_IN = /^src\/(api|dataProvider|authProvider)\/|^operators\/plain\//;
/** Functions that display a sentence, or the translation of a key, in the current language. */
const SAID_BY = /^(translate|notify)$/;
/** Functions that return a sentence or its key, not in the current language. */
const UNTRANSLATED = /^(refusalText|failureText)$/;
/** Names of error variables that are not caught: of a query or a mutation. */
const ERROR = /^(error|failure|refused|failed|thrown|problem)$/;

/** Files that keep it as a reason, which is translated where it is displayed. */
const SAID_LATER = [
  'src/engine/actions/actionCall.ts',
  'src/engine/export/useExport.ts',
  'src/engine/import/book/answering.ts',
  'src/engine/views/ViewsDialog.tsx',
  'src/customRoutes/account/usePasswordLink.ts',
];

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;
/** Strips casts and parentheses. */
const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression' ? bare(node.expression) : node;

/** Returns the possible values: either side of `&&`, `||` and `??`. */
const sides = (node: ESTree.Node): readonly ESTree.Node[] =>
  node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(sides) : [bare(node)];

/** Returns the places where a file displays an error's message unchanged: a key, or Italian. */
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
