import { expect, test } from 'vitest'
import { toAllowedVariables } from './createAppearance.ts'

test('S-15: known keys with valid values are applied', () => {
  const kept = {
    '--apkt-accent': '#b8860b',
    '--w3m-accent': 'oklch(0.7 0.1 80)',
    '--apkt-font-family': 'Inter, sans-serif',
    '--apkt-border-radius-master': '4px',
    '--apkt-color-mix': 'rgb(10, 20, 30)',
    '--apkt-color-mix-strength': 20,
  }
  expect(toAllowedVariables(kept)).toEqual(kept)
})

test('S-15: only listed fonts of a host are applied, in its order', () => {
  const name = '--w3m-font-family'
  const given = '"Instrument Sans Variable", "Evil Sans", url(x), system-ui,sans-serif'
  expect(toAllowedVariables({ [name]: given })).toEqual({
    [name]: '"Instrument Sans Variable", system-ui, sans-serif',
  })
})

test.each([
  ['--apkt-accent', 'url(https://evil.test/x)'],
  ['--apkt-accent', 'red; background: url(//evil.test)'],
  ['--apkt-accent', 'var(--lk-paper)'],
  ['--apkt-font-family', 'Evil Sans'],
  ['--apkt-border-radius-master', '65px'],
  ['--apkt-border-radius-master', 'calc(1px * 1000)'],
  ['--apkt-font-size-master', '0px'],
  ['--w3m-font-size-master', 10],
  ['--apkt-font-size-master', '64px'],
  ['--apkt-color-mix', 'transparent'],
  ['--apkt-color-mix', '#1234'],
  ['--apkt-color-mix', 'rgba(10, 20, 30, 0.5)'],
  ['--apkt-color-mix', 'rgb(10, 20, 30, 0.5)'],
  ['--apkt-color-mix', 'oklch(0.7 0.1 80 / 0.2)'],
  ['--apkt-z-index', '5'],
  ['--lk-ink', '#fff'],
  ['constructor', '#fff'],
])('S-15: %s: %s is dropped', (name, value) => {
  expect(toAllowedVariables({ [name]: value })).toEqual({})
})
