import type { Check } from '../check.ts'
import { type SourceFile, sourceFiles } from '../workspace.ts'

type Rule = {
  readonly pattern: RegExp
  readonly why: string
  readonly except?: (file: SourceFile) => boolean
}

/**
 * Where pages are opened and left: the ports behind `openExternal`, the login's own window, and the page of the frame that
 * leads back to where the login was begun.
 */
const navigators =
  /\/(ports?|browserPorts|openExternal|reloadPage|social\/finishCallback|login\/(later\/)?social)\b/

/** Text rules that a linter cannot say; each names its source. */
const rules: readonly Rule[] = [
  { pattern: /\bthrow (new )?(Type|Range)?Error\(/, why: 'throw a named error (style §5)' },
  {
    pattern:
      /\b(window|globalThis|self)\.open\(|\bwindow\.open\b|\b(window|globalThis|self|document|top|parent|opener)\.location\s*=[^=]|\blocation\.href\s*=[^=]|^\s*location\s*=[^=]|\blocation\.(assign|replace)\(/,
    why: 'navigate through openExternal (S-64)',
    except: (file) => navigators.test(file.path),
  },
  {
    pattern:
      /\b(inner|outer)HTML\b|dangerouslySetInnerHTML|\binsertAdjacentHTML\b|\bsetHTMLUnsafe\b/,
    why: 'text is rendered as text (S-113)',
  },
  { pattern: /\beval\(|new Function\(|document\.write\(/, why: 'no code from text (S-113)' },
  { pattern: /\bMath\.random\(/, why: 'use the random port or crypto (S-80)' },
  { pattern: /\bshowModal\(/, why: 'the dialog opens by show() (style §5)' },
  { pattern: /from 'zod'/, why: "browser packages import 'zod/mini' (performance)" },
  { pattern: /\/\/\s*(TODO|FIXME)\b(?!.*#\d)/, why: 'a TODO names its issue (style §7)' },
]

const serverOnly = (file: SourceFile) =>
  /^(apps\/(server|secure-frame-server|key-service)|packages\/service)\//.test(file.path)

/** Breaches of one file. */
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

const silentCatch = /\.catch\(\(\) => (undefined|\{\})\)/
const comment = /\/\/|^\s*\*/

/** Rejections that nobody hears of, without a word why: beside them, or in the three lines above. */
export function silentCatches(file: SourceFile): readonly string[] {
  const lines = file.text.split('\n')
  return lines.flatMap((line, index) => {
    const around = lines.slice(Math.max(0, index - 3), index + 1)
    return silentCatch.test(line) && !around.some((near) => comment.test(near))
      ? [`${file.path}:${index + 1}: a rejection is dropped without a reason (style §5)`]
      : []
  })
}

export const sourceRules: Check = {
  name: 'S-113, S-64: no code from text, no stray navigation, no bare errors in shipped sources',
  run: () =>
    sourceFiles('apps', 'packages')
      .filter((file) => file.kind === 'source')
      .flatMap((file) => [...ruleBreaches(file), ...silentCatches(file)]),
}

const suppression = /biome-ignore|@ts-(ignore|expect-error)/
/** In a test it is an assertion: this must not compile. */
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
