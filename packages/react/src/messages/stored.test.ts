import { storedItems } from '@latchkey/kit/privacy'
import { expect, test } from 'vitest'
import { storedTexts } from './stored.ts'

test('default: the catalogue has the English texts of all stored items', () => {
  const texts = storedItems.flatMap(({ name, purpose, kept }) => [
    [`stored.${name}`, purpose],
    [`stored.${name}.kept`, kept],
  ])
  expect(storedTexts).toEqual(Object.fromEntries(texts))
})
