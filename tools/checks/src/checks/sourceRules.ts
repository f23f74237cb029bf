import type { Check } from '../check.ts'
import { type SourceFile, sourceFiles } from '../workspace.ts'

type Rule = {
  readonly pattern: RegExp
  readonly why: string
  readonly except?: (file: SourceFile) => boolean
}

/** Text rules that a linter cannot say; each names its source. */
const rules: readonly Rule[] = [
  { pattern: /\bthrow new (Type|Range)?Error\(/, why: 'throw a named error (style §5)' },
  {
    pattern: /\b(window\.open|location\.href\s*=|location\.assign\()/,
    why: 'navigate through openExternal (S-64)',
    except: (file) => /\/(ports?|browserPorts|openExternal|reloadPage)\b/.test(file.path),
  },
  { pattern: /\.innerHTML\b|dangerouslySetInnerHTML/, why: 'text is rendered as text (S-113)' },
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

export const sourceRules: Check = {
  name: 'S-113, S-64: no code from text, no stray navigation, no bare errors in shipped sources',
  run: () =>
    sourceFiles('apps', 'packages')
      .filter((file) => file.kind === 'source')
      .flatMap(ruleBreaches),
}

const suppression = /biome-ignore|@ts-(ignore|expect-error)/

export const suppressions: Check = {
  name: 'lint suppressions carry a reason and number at most 30 (style §9)',
  run: () => {
    const found = sourceFiles('apps', 'packages', 'tools').flatMap((file) =>
      file.text
        .split('\n')
        .flatMap((line, index) =>
          suppression.test(line) && !file.path.endsWith('sourceRules.ts')
            ? [{ at: `${file.path}:${index + 1}`, reasoned: /:\s*\S.{9,}|--\s*\S/.test(line) }]
            : [],
        ),
    )
    const bare = found.filter((x) => !x.reasoned && !/\.test/.test(x.at))
    const many = found.length > 30 ? [`${found.length} suppressions, at most 30`] : []
    return [...bare.map((x) => `${x.at}: a suppression without a reason`), ...many]
  },
}
