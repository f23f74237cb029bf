import { expect, test } from 'vitest'
import { dishonestTests } from './honestTests.ts'

const found = (text: string) => dishonestTests({ path: 'x.test.ts', kind: 'test', text })

test('default: tests, tables and suites are fine, and so is another thing that skips', () => {
  const text = `
    test('a', () => {})
    test.each([1])('%s', () => {})
    describe('b', { timeout: 1 }, () => {})
    const test2 = base.extend({})
    test('c', (context) => { context.onTestFinished(end) })
    test.each(rows)('%s', ({ skipped }) => { queue.skip(skipped) })
    backoff.skip()
    lines.skip('x')`
  expect(found(text)).toEqual([])
})

test.each([
  'test.only("a", () => {})',
  'it.skip("a", () => {})',
  'test.todo("a")',
  'test.fails("a", () => {})',
  'test.fixme("a", () => {})',
  'describe.skipIf(true)("a", () => {})',
  'test.runIf(false)("a", () => {})',
  'test.concurrent.skip("a", () => {})',
  'test.each([1]).only("a", () => {})',
  'test("a", { skip: true }, () => {})',
  'test["skip"]("a", () => {})',
  'suite.skip("a", () => {})',
  'import * as vitest from "vitest"; vitest.test.skip("a", () => {})',
  'import { test as check } from "vitest"; check.skip("a", () => {})',
  'const check = test.extend({}); check.only("a", () => {})',
  'const { skip } = test',
  'test("a", (context) => { if (late) context.skip() })',
  'test("a", ({ skip }) => skip())',
  'test("a", async ({ page }, info) => info.fixme())',
  'function it(name: string, run: () => void) {}',
  'const test = (name: string) => undefined',
])('error: %s', (text) => {
  expect(found(text)).toHaveLength(1)
})
