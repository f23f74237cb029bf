import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFieldFilter } from './createFieldFilter.ts'
import { createLogRing } from './createLogRing.ts'
import { asIs, shortened, toldWord } from './WriteField.ts'

test('S-104: drops the oldest lines beyond the limit', () => {
  const ring = createLogRing({ limitBytes: 9 })
  for (const line of ['one', 'two']) ring.add(line)
  expect(ring.getText()).toBe('one\ntwo\n')
  ring.add('six')
  expect(ring.getText()).toBe('two\nsix\n')
  ring.clear()
  expect(ring.getText()).toBe('')
  ring.add('one')
  ring.add('two')
  expect(ring.getText()).toBe('one\ntwo\n')
})

test('S-104: the text never exceeds the limit in bytes and is the end of all written lines', () => {
  const lines = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 60 })
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 200 }), (added, limitBytes) => {
      const ring = createLogRing({ limitBytes })
      for (const line of added) ring.add(line)
      const text = ring.getText()
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(limitBytes)
      expect(
        added
          .map((line) => `${line}\n`)
          .join('')
          .endsWith(text),
      ).toBe(true)
    }),
  )
})

test('S-104: a single line beyond the limit empties the log', () => {
  const ring = createLogRing({ limitBytes: 5 })
  ring.add('a long line')
  expect(ring.getText()).toBe('')
  ring.add('four')
  expect(ring.getText()).toBe('four\n')
})

test('S-104: the filter logs only listed fields, each converted and bounded', () => {
  const filter = createFieldFilter({ address: shortened, kind: toldWord, text: asIs })
  expect(
    filter({
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
      kind: 'eip155:1',
      text: 'x'.repeat(1_000),
      cookie: 'secret',
      constructor: 'secret',
    }),
  ).toEqual({ address: '0x5290…9EE7', kind: 'eip155:1', text: 'x'.repeat(256) })
})

test.each(['player@example.com', '123456', 'a sentence', '', 'x'.repeat(65), { a: 1 }, Number.NaN])(
  'S-104: omits %j from a field for a single word',
  (value) => {
    expect(createFieldFilter({ kind: toldWord })({ kind: value })).toEqual({})
  },
)

test.each(['google', 'eip155:1', 'VERIFY_OTP', 12, 0, true, false])(
  'behavior: logs %j as a word, number or boolean',
  (value) => {
    expect(createFieldFilter({ kind: toldWord })({ kind: value })).toEqual({ kind: value })
  },
)
