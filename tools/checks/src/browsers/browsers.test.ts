import { expect, test } from 'vitest'
import { lowerStyles } from '../../../../config/lowerStyles.ts'
import { youngerCalls } from '../../../../config/youngerCalls.ts'
import { scriptBreaches } from './scriptBreaches.ts'
import { styleBreaches } from './styleBreaches.ts'
import { listYoungerCalls } from './youngerCalls.ts'

const calls = listYoungerCalls()

test.each([
  ['URL.parse(a)'],
  ['URL.canParse(a)'],
  ['AbortSignal.any(a)'],
  ['Promise.withResolvers()'],
  ['Object.groupBy(a, b)'],
  ['Array.fromAsync(a)'],
  ['a.toSorted()'],
  ['a.toReversed()'],
  ['a.isSubsetOf(b)'],
  ['a.values().map(b)'],
  ['a.checkVisibility()'],
  ['Response.json(a)'],
  ['new CloseWatcher()'],
  ['new Intl.Segmenter()'],
])('K-WORLD-16: a call above the browser floor is found: %s', (script) => {
  expect(scriptBreaches(script, calls)).toHaveLength(1)
})

test.each([['/a/v.test(b)'], ['using a = b'], ["import a from './a.json' with { type: 'json' }"]])(
  'K-WORLD-16: syntax above the browser floor is found: %s',
  (script) => {
    expect(scriptBreaches(script, calls)).toHaveLength(1)
  },
)

test.each([
  ['a.showPopover?.()'],
  ['AbortSignal.any ? AbortSignal.any(a) : b'],
  ['if ("canParse" in URL) URL.canParse(a)'],
  ["const has = typeof URL.parse == 'function'; const b = has && URL.parse(a)"],
  ['Object.values(a).map(b)'],
  ['z.union([a])'],
  ['a.at(-1); Object.hasOwn(a, b); structuredClone(a); AbortSignal.timeout(1)'],
  ['class A { static { b } #c; d() { return #c in this } }'],
])('K-WORLD-16: old calls and calls behind a test are allowed: %s', (script) => {
  expect(scriptBreaches(script, calls)).toEqual([])
})

test('K-WORLD-16: a test for another call is no guard', () => {
  expect(scriptBreaches('if (URL.canParse) URL.parse(a)', calls)).toHaveLength(1)
})

test('K-WORLD-16: each call that the end-to-end run removes is younger than the floor', () => {
  const isYounger = (call: string) =>
    calls.statics.has(call) || calls.methods.has(call.split('.').at(-1) ?? '')
  expect(youngerCalls.filter((call) => !isYounger(call))).toEqual([])
})

test('K-WORLD-16: computed colours get a simple fallback, others become sRGB', () => {
  const css = lowerStyles(
    'part.css',
    `.a {
      --plain: oklch(0.22 0.014 265);
      --hover: color-mix(in oklab, var(--ink) 88%, var(--paper));
      --themed: color-mix(in oklab, var(--mix) var(--strength), oklch(1 0 0));
      --derived: oklch(from var(--accent) l 0.1 h);
      & .b { color: red }
    }`,
  )
  expect(css).toContain('--plain:#171b21;--hover:var(--ink);--themed:#fff;--derived:var(--accent)')
  expect(css).toContain('.a .b{color:red}')
  expect(css).toMatch(/@supports \(color:color-mix\(in oklab,red,red\)\)\{\.a\{--hover:color-mix/)
  expect(styleBreaches(css)).toEqual([])
})

test.each([
  ['.a{color:oklch(0.5 0.1 20)}'],
  ['.a{--b:color-mix(in oklab,red,blue)}'],
  ['@media (width){.a{color:red;& .b{color:red}}}'],
])('K-WORLD-16: styles above the browser floor are found: %s', (css) => {
  expect(styleBreaches(css)).toHaveLength(1)
})
