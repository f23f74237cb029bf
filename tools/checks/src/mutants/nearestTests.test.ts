import { expect, test } from 'vitest'
import type { SourceFile } from '../workspace/workspace.ts'
import { findNearestTests } from './nearestTests.ts'

const toTest = (path: string, text = ''): SourceFile => ({ path, text, kind: 'test' })
const files: readonly SourceFile[] = [
  toTest('packages/kit/src/pay/pay.test.tsx'),
  toTest('packages/kit/src/pay/pay.chain.test.ts'),
  toTest('packages/kit/src/pay/pay.story.tsx'),
  toTest('packages/kit/src/start/start.test.ts', "from '../pay/end.ts'"),
  toTest('packages/react/src/views/Pay.test.tsx', "from '../pay/end.ts'"),
  { path: 'packages/kit/src/pay/end.ts', text: '', kind: 'source' },
]

test('default: tests of the folder and tests that import the file are nearest', () => {
  expect(findNearestTests('packages/kit/src/pay/end.ts', files)).toEqual([
    'packages/kit/src/pay/pay.test.tsx',
    'packages/kit/src/start/start.test.ts',
  ])
})

test('default: without tests in the folder, those of the folder above count', () => {
  expect(findNearestTests('packages/kit/src/pay/steps/deep/one.ts', files)).toEqual([
    'packages/kit/src/pay/pay.test.tsx',
  ])
})

test('default: a file far from all tests has all tests of its package', () => {
  expect(findNearestTests('packages/kit/src/one.ts', files)).toEqual([
    'packages/kit/src/pay/pay.test.tsx',
    'packages/kit/src/start/start.test.ts',
  ])
  expect(findNearestTests('packages/ui/src/one.ts', files)).toEqual([])
})
