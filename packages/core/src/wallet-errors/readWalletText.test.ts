import { expect, test } from 'vitest'
import { readWalletText } from './readWalletText.ts'

test('default: returns the message of the error', () => {
  expect(readWalletText(new Error('Transaction cancelled'))).toBe('Transaction cancelled')
  expect(readWalletText('Transaction cancelled')).toBe('Transaction cancelled')
})

test('behavior: a message without a reason is skipped for the reason of a nested error', () => {
  const data = { code: 3, message: 'insufficient funds' }
  for (const message of ['Internal JSON-RPC error.', 'An unknown error occurred', 'Error', ''])
    expect(readWalletText({ message, data })).toBe('insufficient funds')
  expect(readWalletText({ message: 'Internal error' })).toBeUndefined()
  expect(readWalletText(undefined)).toBeUndefined()
})

test('S-62: the text is one bounded line without hidden characters', () => {
  expect(readWalletText('a\u202Eb\n\u200Bc')).toBe('a b c')
  expect(readWalletText('x'.repeat(1_000))).toHaveLength(256)
})
