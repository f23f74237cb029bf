import { expect, test } from 'vitest'
import { toThemeProperties } from './toThemeProperties.ts'

test('default', () => {
  expect(toThemeProperties()).toEqual({})
})

test('K-THEME-01: accent, font, radius, size, z-index, QR colour and colour mix are translated', () => {
  const properties = toThemeProperties({
    '--w3m-accent': '#0a84ff',
    '--w3m-font-family': 'Inter',
    '--w3m-border-radius-master': '2px',
    '--w3m-font-size-master': 9,
    '--w3m-z-index': 2000,
    '--w3m-qr-color': 'black',
    '--w3m-color-mix': 'red',
    '--w3m-color-mix-strength': 10,
  })
  expect(properties).toEqual({
    '--lk-accent': '#0a84ff',
    '--lk-font-family': 'Inter',
    '--lk-border-radius-master': '2px',
    '--lk-font-size-master': '9px',
    '--lk-z-index': '2000',
    '--lk-qr-color': 'black',
    '--lk-color-mix': 'red',
    '--lk-color-mix-strength': '10%',
  })
})

test('K-THEME-02a: apkt variables override w3m', () => {
  const variables = { '--w3m-accent': 'red', '--apkt-accent': 'blue' }
  expect(toThemeProperties(variables)).toEqual({ '--lk-accent': 'blue' })
})

test.each([
  [400, '20%'],
  [-3, '0%'],
  ['12%', '12%'],
  ['much', '0%'],
])('behavior: a mix strength of %s becomes %s', (strength, percent) => {
  const properties = toThemeProperties({
    '--apkt-color-mix': 'red',
    '--apkt-color-mix-strength': strength,
  })
  expect(properties['--lk-color-mix-strength']).toBe(percent)
})

test('behavior: a strength without a colour and unknown names are omitted', () => {
  const variables = { '--w3m-color-mix-strength': 40, '--w3m-background': 'red', accent: 'red' }
  expect(toThemeProperties(variables)).toEqual({})
})
