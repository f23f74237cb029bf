import ts from 'typescript'
import { type SourceFile, sourceFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

type Rule = {
  readonly pattern: RegExp
  readonly why: string
  readonly except?: (file: SourceFile) => boolean
}

/**
 * Matches the paths of files that may open or leave pages: the ports behind `openExternal`, the
 * window of a login, and the frame's page that returns to the start of a login.
 */
const navigators =
  /\/(ports?|browserPorts|openExternal|reloadPage|social\/finishCallback|login\/(later\/)?social)\b/

const navigation = 'navigate through openExternal (S-64)'

/**
 * Returns whether a file may compare numbers and words of errors: the table of dialects, the list of
 * numbers, calls to nodes, tests' fakes, and workspaces that are the wallet or the service.
 */
const judgesErrors = ({ path }: SourceFile) =>
  /^packages\/core\/src\/(wallet-errors\/|rpc\/|errors\/toRpcError\.ts)|\/testing\/|^tools\/|^apps\/(?!web\/)/.test(
    path,
  )

/**
 * Rules on the text of source files that a linter cannot express. Each rule names the decision or
 * specification that demands it.
 */
const rules: readonly Rule[] = [
  {
    pattern: /\b(throw (new )?|reject\w*\(\s*(new )?)(Type|Range)?Error\(/,
    why: 'throw a named error (style §5)',
    except: (file) => file.path.includes('/testing/'),
  },
  {
    pattern:
      /\b(window|globalThis|self)\.open\(|\bwindow\.open\b|\b(window|globalThis|self|document|top|parent|opener)\.location\s*=[^=]|\blocation\.href\s*=[^=]|^\s*location\s*=[^=]|\blocation\.(assign|replace)\(|\[['"`]open['"`]\]/,
    why: navigation,
    except: (file) => navigators.test(file.path),
  },
  {
    pattern:
      /\b(inner|outer)HTML\b|dangerouslySetInnerHTML|\binsertAdjacentHTML\b|\bsetHTMLUnsafe\b|\bcreateContextualFragment\b|\bsrc[dD]oc\b/,
    why: 'text is rendered as text (S-113)',
  },
  {
    pattern:
      /(?<![\w.])-32_?[067]\d\d\b|(?<![\w.])['"]?(?:4001|4902|5750)['"]?(?![\w.])|[!=]== (?:rpcErrorCodes\.(?!limitExceeded)|'ACTION_REJECTED')|\/[^/\n]*(?:user (?:rejected|denied)|reject\||\|reject|unrecogni)[^/\n]*\//,
    why: "judge a wallet's error by the table of dialects (K-WORLD-01)",
    except: judgesErrors,
  },
  { pattern: /\beval\(|(?<![.\w])Function\(|document\.write\(/, why: 'no code from text (S-113)' },
  {
    pattern: /(?<![.\w])fastify\(/,
    why: 'createService builds every server, with its limits (S-146)',
    except: ({ path }) => path === 'packages/service/src/http/createService.ts',
  },
  { pattern: /\bMath\.random\(/, why: 'use the random port or crypto (S-80)' },
  {
    pattern: /\bshowModal\(/,
    why: 'only openAbove opens the dialog (style §5)',
    except: ({ path }) => path === 'packages/ui/src/Dialog/topLayer.ts',
  },
  { pattern: /from 'zod'/, why: "browser packages import 'zod/mini' (performance)" },
  { pattern: /\/\/\s*(TODO|FIXME)\b(?!.*#\d)/, why: 'a TODO names its issue (style §7)' },
]

const serverOnly = (file: SourceFile) =>
  /^(apps\/(server|secure-frame-server|key-service|blockchain-api)|packages\/service)\//.test(
    file.path,
  )

/** Lists breaches of the text rules in a source file. */
export function ruleBreaches(file: SourceFile): readonly string[] {
  const lines = file.text.split('\n')
  return rules
    .filter((rule) => !rule.except?.(file))
    .filter((rule) => !(serverOnly(file) && rule.pattern.source.includes("'zod'")))
    .flatMap((rule) =>
      lines.flatMap((line, index) =>
        rule.pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line)
          ? [`${file.path}:${index + 1}: ${rule.why}`]
          : [],
      ),
    )
}

/** Returns all names that a file declares or imports, including parameters. */
function boundNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = 'name' in node && !ts.isPropertyAssignment(node) ? node.name : undefined
    const binds =
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isParameter(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node)
    if (binds && name) names.add((name as ts.Node).getText())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/**
 * Lists calls of the browser's global function `open(…)` in a source file, which only files that
 * may open pages are allowed to make.
 */
export function bareOpens({ path, text }: SourceFile): readonly string[] {
  if (navigators.test(path) || !/(?<![.\w])open\(/.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  if (boundNames(file).has('open')) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (ts.isCallExpression(node) && node.expression.getText() === 'open')
      found.push(`${path}:${line + 1}: ${navigation}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/**
 * Lists calls of `fetch` and of a node's client in a server's source file that follow redirects.
 * Each call names the option, so that a redirect cannot lead the server to another address (S-148).
 */
export function followedRedirects(source: SourceFile): readonly string[] {
  const { path, text } = source
  if (!serverOnly(source) || !/\b(fetch|createRpcPost)\(/.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const option = redirectOptions[node.expression.getText().replace(/^globalThis\./, '')]
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      if (option && !node.arguments.some((argument) => argument.getText().includes(option)))
        found.push(`${path}:${line + 1}: follow no redirect: ${option} (S-148)`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const redirectOptions: Readonly<Record<string, string>> = {
  fetch: "redirect: 'error'",
  createRpcPost: 'refusesRedirects: true',
}

/** Matches the source text of a function that ignores its argument and returns nothing. */
const nothing = String.raw`(?:\(\w*\)|\w+) => (?:undefined|null|void 0|\{\s*\})`
const inPlace = new RegExp(String.raw`\.catch\(${nothing}\)`)
const named = new RegExp(String.raw`\b(?:const|let) (\w+)(?:: .+?)? = ${nothing}`)
const empty = /\bfunction (\w+)\(\w*\)(?:: \w+)? \{\s*\}/
const comment = /\/\/|^\s*\/?\*/

const isReasoned = (lines: readonly string[], index: number) =>
  lines.slice(Math.max(0, index - 3), index + 1).some((near) => comment.test(near))

/** Returns the names of functions that do nothing and have no comment that explains the reason. */
function silentNames(lines: readonly string[]): readonly string[] {
  const found = lines.flatMap((line, index) => {
    const name = named.exec(line)?.[1] ?? empty.exec(line)?.[1]
    return name ? [{ name, isReasoned: isReasoned(lines, index) }] : []
  })
  const reasoned = found.filter((x) => x.isReasoned).map(({ name }) => name)
  return [...found.map(({ name }) => name), 'ignore', 'noop', 'nothing'].filter(
    (name) => !reasoned.includes(name),
  )
}

/**
 * Lists `catch` handlers in a source file that ignore an error without a reason. The reason may be
 * a comment beside the handler, in the three lines above, or at the function that it names.
 */
export function silentCatches(file: SourceFile): readonly string[] {
  const lines = file.text.split('\n')
  const called = silentNames(lines).map((name) => `\\.catch\\(${name}\\)`)
  const silent = new RegExp([inPlace.source, ...called].join('|'))
  return lines.flatMap((line, index) =>
    silent.test(line) && !isReasoned(lines, index)
      ? [`${file.path}:${index + 1}: a rejection is dropped without a reason (style §5)`]
      : [],
  )
}

export const sourceRules: Check = {
  name: 'S-113, S-64, S-148: no code from text, stray navigation, bare errors or followed redirects',
  run: () =>
    sourceFiles('apps', 'packages')
      .filter((file) => file.kind === 'source')
      .flatMap((file) => [
        ...ruleBreaches(file),
        ...bareOpens(file),
        ...silentCatches(file),
        ...followedRedirects(file),
      ]),
}

const suppression = /biome-ignore|@ts-(ignore|expect-error)/
/**
 * Returns whether a line of a test file asserts by `@ts-expect-error` that code does not compile.
 */
const asserts = (file: SourceFile, line: string) =>
  file.kind === 'test' && line.includes('@ts-expect-error')

export const suppressions: Check = {
  name: 'lint suppressions carry a reason and number at most 30 (style §9)',
  run: () => {
    const found = sourceFiles('apps', 'packages', 'tools').flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) =>
          suppression.test(line) && !asserts(file, line) && !file.path.endsWith('sourceRules.ts')
            ? [{ at: `${file.path}:${index + 1}`, reasoned: /:\s*\S.{9,}|--\s*\S/.test(line) }]
            : [],
        ),
    )
    const unchecked = sourceFiles('apps', 'packages', 'tools')
      .filter((file) => /^\s*\/[/*]\s*@ts-nocheck/m.test(file.text))
      .map((file) => `${file.path}: a file is checked like any other`)
    const bare = found.filter((x) => !x.reasoned && !/\.test/.test(x.at))
    const many = found.length > 30 ? [`${found.length} suppressions, at most 30`] : []
    return [...unchecked, ...bare.map((x) => `${x.at}: a suppression without a reason`), ...many]
  },
}
