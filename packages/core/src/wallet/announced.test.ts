import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAnnouncedIcon, toAnnouncedName } from './announced.ts'

test('S-60: removes characters that hide or reorder text and cuts a name at 64', () => {
  expect(toAnnouncedName('\u202eGood\u200b Wa\u0000llet\u2066')).toBe('Good Wallet')
  expect(toAnnouncedName('x'.repeat(500))).toBe('x'.repeat(64))
  for (const nothing of [undefined, null, 7, {}, '', ' ', '\u202e\u200b '])
    expect(toAnnouncedName(nothing)).toBeUndefined()
})

test('S-60: any text gives a printable name of at most 64 characters, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const name = toAnnouncedName(text)
      expect([...(name ?? '')].length).toBeLessThanOrEqual(64)
      expect(name ?? '').not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }),
  )
})

test('S-60: accepts an icon that is a data URI of an image of at most 64 kB', () => {
  const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  expect(toAnnouncedIcon(` ${icon}\n`)).toBe(icon)
  for (const bad of [
    undefined,
    'https://tracker.example/icon.png',
    'data:text/html,<script>1</script>',
    'javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(65_537)}`,
  ])
    expect(toAnnouncedIcon(bad)).toBeUndefined()
})
