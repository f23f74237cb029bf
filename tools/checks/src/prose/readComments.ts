import ts from 'typescript'

/** A docstring or comment of a source file, with its position. */
export type Comment = {
  readonly kind: 'docstring' | 'comment'
  /** Offsets of the first `/` and of the end of the comment. */
  readonly start: number
  readonly end: number
  /** Number of the line on which the comment starts, from 1. */
  readonly line: number
  /** Text without the comment marks. Its lines are separated by line feeds. */
  readonly text: string
}

/** Matches comments that are instructions for a tool, such as lint suppressions. */
const directive =
  /^(biome-\w+|@ts-|@vite-ignore|@vitest-environment|@__PURE__|#__PURE__|v8 ignore|\/ *<reference|!)/

function withoutMarks(raw: string): string {
  const inner = raw.startsWith('//')
    ? raw.replace(/^\/\/ ?/, '')
    : raw.replace(/^\/\*+/, '').replace(/\*+\/$/, '')
  return inner.replace(/^[ \t]*\* ?/gm, '').trim()
}

/** Returns whether text follows a syntax node in JSX, because the node ends a tag or `{…}`. */
function isBeforeText({ parent }: ts.Node): boolean {
  const isTag = ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent)
  const isFragment = ts.isJsxOpeningFragment(parent) || ts.isJsxClosingFragment(parent)
  return isTag || isFragment || ts.isJsxSelfClosingElement(parent) || ts.isJsxExpression(parent)
}

function rangesAt(token: ts.Node, text: string): readonly ts.CommentRange[] {
  const before = ts.getLeadingCommentRanges(text, token.pos) ?? []
  const isLast = token.end === token.parent?.end
  if (isLast && isBeforeText(token)) return before
  return [...before, ...(ts.getTrailingCommentRanges(text, token.end) ?? [])]
}

/**
 * Returns the ranges of all comments in a source file. They come from the syntax tree, because
 * strings and JSX text may look like comments.
 */
function commentRanges(file: ts.SourceFile): readonly ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText || ts.isJSDoc(node)) return
    if (node.kind <= ts.SyntaxKind.LastToken) {
      for (const range of rangesAt(node, file.text)) found.set(range.pos, range)
    } else for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...found.values()].toSorted((a, b) => a.pos - b.pos)
}

/**
 * Joins consecutive line comments into one text. A comment after code on its line stays separate.
 */
function joined(ranges: readonly ts.CommentRange[], text: string): readonly ts.CommentRange[] {
  const isWholeLine = ({ kind, pos }: ts.CommentRange) =>
    kind === ts.SyntaxKind.SingleLineCommentTrivia &&
    text.slice(text.lastIndexOf('\n', pos - 1) + 1, pos).trim() === ''
  const groups: ts.CommentRange[] = []
  for (const range of ranges) {
    const last = groups.at(-1)
    const isNext = last && isWholeLine(last) && isWholeLine(range)
    if (isNext && /^\n[ \t]*$/.test(text.slice(last.end, range.pos)))
      groups[groups.length - 1] = { ...last, end: range.end }
    else groups.push(range)
  }
  return groups
}

/**
 * Returns the docstrings and comments of a TypeScript or JavaScript file, in their order. Omits
 * comments that are instructions for a tool.
 */
export function readComments(path: string, text: string): readonly Comment[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return joined(commentRanges(file), text).flatMap((range) => {
    const raw = text.slice(range.pos, range.end)
    const isDocstring = raw.startsWith('/**') && raw !== '/**/'
    const content = isDocstring
      ? withoutMarks(raw)
      : raw
          .split(/\n[ \t]*(?=\/\/)/)
          .map(withoutMarks)
          .join('\n')
    if (directive.test(content) || !/[a-z]/i.test(content)) return []
    return [
      {
        kind: isDocstring ? ('docstring' as const) : ('comment' as const),
        start: range.pos,
        end: range.end,
        line: file.getLineAndCharacterOfPosition(range.pos).line + 1,
        text: content,
      },
    ]
  })
}
