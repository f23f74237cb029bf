import { expect, test } from 'vitest'
import { codeBlocks } from './codeBlocks.ts'
import { relativeLinks } from './documents.ts'

test('default: relative links and images are found, without their anchors', () => {
  const text = '[a](./b.md#c) ![p](docs/p.png) [w](https://example.test) [here](#top)'
  expect(relativeLinks(text)).toEqual(['./b.md', 'docs/p.png'])
})

test('default: TypeScript blocks with their line', () => {
  const text = 'text\n\n```tsx\nconst a = 1\n```\n\n```sh\nls\n```\n'
  expect(codeBlocks('x.md', text)).toEqual([
    { path: 'x.md', line: 3, extension: 'tsx', code: 'const a = 1\n' },
  ])
})
