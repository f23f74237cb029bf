/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'

const passages = readFileSync(
  new URL('../../../../docs/rules/passages.md', import.meta.url).pathname,
  'utf8',
)
const [, section9 = ''] =
  /^\| In `packages\/core` \|.*\n\|---.*\n((?:\| .*\n)+)/m.exec(passages) ?? []

/** Rows of the product specification §9: a constant's name and its value with its unit. */
const rows = [...section9.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
)

const units = { '': 1, ms: 1, s: 1_000, min: 60_000, px: 1, MB: 1_000_000 } as const

const toNumber = (text: string) => Number(text.replaceAll(',', ''))

/**
 * Patterns of values in the specification's table of constants that are not a single number, and
 * the functions that parse them.
 */
const forms: readonly (readonly [RegExp, (first: string, second: string) => unknown])[] = [
  [/^(\d+) × (\d+) px$/, (width, height) => ({ widthPx: Number(width), heightPx: Number(height) })],
  [/^([\d.]+) ([A-Z]{3})$/, (amount, symbol) => ({ amount, symbol })],
  [/^payment (\d), ordinal (\d)$/, (one, two) => ({ payment: Number(one), ordinal: Number(two) })],
  [/^on$/, () => true],
  [/^([A-Z]{3}) and ([A-Z]{3})$/, (one, two) => [one, two]],
  [
    /^card 10 to ([\d,]+), bank account 10 to ([\d,]+)$/,
    (card, bank) => ({ card: [10, toNumber(card)], bankAccount: [10, toNumber(bank)] }),
  ],
  [/^(\w+:\w+)$/, (text) => text],
]

/**
 * Converts a value of the table to the value in code: a number in the unit of its name, or the
 * result of the first matching pattern.
 */
function toConstant(text: string): unknown {
  const [, number, unit] = /^([\d,]+) ?(ms|s|min|px|MB)?$/.exec(text) ?? []
  if (number) return toNumber(number) * units[(unit ?? '') as keyof typeof units]
  for (const [pattern, read] of forms) {
    const [found, first = '', second = ''] = pattern.exec(text) ?? []
    if (found !== undefined) return read(first, second)
  }
  return undefined
}

/**
 * Names of the constants that stand in `featureConstants.ts` or in the file of a feature, and not
 * in `constants.ts`.
 */
const ofFeatures = [
  'errorReportsPerMinute',
  'nameMinLength',
  'onrampCurrencies',
  'onrampLimits',
  'pendingPollMs',
  'swapSlippagePercent',
  'transactionConfirmationMs',
]
const isOfFeature = ([name]: readonly [string, string]) => ofFeatures.includes(name)

test.each(rows.filter((row) => !isOfFeature(row)))('K-STATE-09a: §9 %s is %s', (name, value) => {
  expect(Object.entries(constants)).toContainEqual([name, toConstant(value)])
})

test.each(rows.filter(isOfFeature))('K-STATE-09b: §9 %s is %s', (name, value) => {
  expect(Object.entries(constants)).toContainEqual([name, toConstant(value)])
})

test('behavior: every constant is listed in a specification', () => {
  const named = [...rows.map(([name]) => name), 'pairingSpareMs']
  expect(named.toSorted()).toEqual(Object.keys(constants).toSorted())
})
