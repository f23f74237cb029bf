import { networkImageIds } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { drawLetters, drawMark } from './drawImage.ts'

const ids = [...Object.values(networkImageIds), ...Array.from({ length: 200 }, (_, id) => `${id}`)]

test('S-65: every drawing is well-formed, or an image element would show none of it', () => {
  const drawings = [...ids.map(drawMark), ...ids.map(drawLetters)]
  for (const [tag] of drawings.join('').matchAll(/<[^>]*>/g)) {
    const names = [...tag.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name)
    expect(names, tag).toEqual([...new Set(names)])
  }
})
