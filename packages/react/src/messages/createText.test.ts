import { expect, test } from 'vitest'
import { accountTexts } from './accounts.ts'
import { createText } from './createText.ts'
import { en } from './en.ts'

test('default: fills in the values', () => {
  const text = createText(en)
  expect(text('connecting.title', { wallet: 'Sandbox Wallet' })).toBe('Continue in Sandbox Wallet')
})

test('parameters: own texts win, missing ones fall back to English', () => {
  const text = createText(en, { 'modal.close': 'Schließen' })
  expect(text('modal.close')).toBe('Schließen')
  expect(text('modal.back')).toBe('Back')
})

test('S-63: a value is bounded and cannot reorder the sentence around it', () => {
  const text = createText(en)
  expect(text('connecting.title', { wallet: 'x'.repeat(300) })).toHaveLength(
    'Continue in '.length + 256,
  )
  expect(text('connecting.title', { wallet: 'محفظة' })).toBe('Continue in \u2068محفظة\u2069')
})

test('behavior: a value is never read as a pattern or as another placeholder', () => {
  const text = createText(accountTexts)
  expect(text('switch.text', { wallet: '{network} $&', network: 'Base' })).toBe(
    '{network} $& asks you to switch to Base.',
  )
})
