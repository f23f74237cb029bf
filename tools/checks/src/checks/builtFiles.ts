import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\beval\(/, 'eval'],
  [/new Function\(/, 'new Function'],
  [/document\.write\(/, 'document.write'],
]

const read = (path: string) => readFileSync(join(root, path), 'utf8')

export const noCodeFromText: Check = {
  name: 'S-113: built packages and apps make no code from text',
  run: () => {
    const built = globSync(['packages/*/dist/**/*.js', 'apps/{web,secure-frame}/dist/**/*.js'], {
      cwd: root,
    })
    if (built.length === 0) return ['nothing is built']
    return built.flatMap((path) =>
      forbidden
        .filter(([pattern]) => pattern.test(read(path)))
        .map(([, name]) => `${path}: ${name}`),
    )
  },
}

export const noSandbox: Check = {
  name: 'S-141b: production builds hold nothing of the sandbox control',
  run: () =>
    globSync(
      [
        'apps/{web,secure-frame}/dist/**/*.{js,html}',
        'apps/{server,secure-frame-server,key-service}/dist/**/*.js',
        'packages/*/dist/**/*.js',
      ],
      {
        cwd: root,
      },
    ).flatMap((path) =>
      /__sandbox|controlToken|evm_increaseTime|anvil_/.test(read(path)) ? [path] : [],
    ),
}

export const noInlineCode: Check = {
  name: 'S-110: built documents have no inline script, style or event handler',
  run: () =>
    globSync('apps/{web,secure-frame}/dist/**/*.html', { cwd: root }).flatMap((path) => {
      const html = read(path)
      const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>/i.test(html)
      return inlineScript || /<style|\sstyle=|\son\w+=/i.test(html) ? [path] : []
    }),
}
