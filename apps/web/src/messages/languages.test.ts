import { expect, test } from 'vitest'
import { en } from './en.ts'

const files = import.meta.glob<{ readonly messages: unknown }>(
  ['./??.ts', './??-*.ts', '!./en.ts'],
  { eager: true },
)
const rows = Object.entries(files).map(([path, { messages }]) => [path, messages] as const)

type Text = string | ((...values: string[]) => string)

const isText = (value: unknown): value is Text => ['string', 'function'].includes(typeof value)
const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Lists the texts of a catalogue with their paths: `profile.data.title`. */
function listTexts(value: unknown, path = ''): readonly (readonly [string, Text])[] {
  if (isText(value)) return [[path, value]]
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    listTexts(part, path ? `${path}.${key}` : key),
  )
}

/** Returns which of its values a text shows: `0` for the first one. */
function listValues(text: Text | undefined): readonly number[] {
  if (typeof text !== 'function') return []
  const values = Array.from({ length: text.length }, (_, index) => 7_000 + index)
  const shown = text(...values.map(String)).replaceAll(/\D/g, '')
  return values.flatMap((value, index) => (shown.includes(String(value)) ? [index] : []))
}

test('default: the product has texts in German', () => {
  expect(rows.map(([path]) => path)).toContain('./de.ts')
})

test.each(rows)('behavior: %s has the keys of the English texts', (_, messages) => {
  const keys = listTexts(messages).map(([path]) => path)
  const wanted = listTexts(en).map(([path]) => path)
  expect({
    missing: wanted.filter((key) => !keys.includes(key)),
    unknown: keys.filter((key) => !wanted.includes(key)),
  }).toEqual({ missing: [], unknown: [] })
})

test.each(rows)('behavior: %s shows the values of each English text', (_, messages) => {
  const texts = new Map(listTexts(messages))
  const wrong = listTexts(en).filter(
    ([path, text]) => String(listValues(text)) !== String(listValues(texts.get(path))),
  )
  expect(wrong.map(([path]) => path)).toEqual([])
})
