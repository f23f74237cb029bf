import { bytesToHex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeMessage, toVisibleText } from './toVisibleText.ts'

test.each([
  ['pay\u202eeve', 'pay[U+202E]eve'],
  ['zero\u200bwidth', 'zero[U+200B]width'],
  ['bell\u0007', 'bell[U+0007]'],
  ['\ufeffmark', '[U+FEFF]mark'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['Grüße, 世界', 'Grüße, 世界'],
])('toVisibleText: %j', (text, visible) => {
  expect(toVisibleText(text)).toBe(visible)
})

test('decodeMessage: reads UTF-8, byte order mark included', () => {
  expect(decodeMessage(stringToHex('\ufeffGrüße'))).toBe('\ufeffGrüße')
})

test('decodeMessage: undefined for bytes that are no text', () => {
  expect(decodeMessage(bytesToHex(Uint8Array.of(0xff, 0x00)))).toBe(undefined)
})
