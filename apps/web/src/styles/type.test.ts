import { expect, test } from 'vitest'

const sheets = import.meta.glob<string>('../**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Style sheets with font sizes in units of an SVG drawing. The test of text sizes skips them. */
const drawings = ['../art/KeyBoard.module.css']

test('design: no font size is in px, so that the reader’s own text size applies', () => {
  const names = Object.keys(sheets).filter((name) => !drawings.includes(name))
  expect(names.length).toBeGreaterThan(15)
  const inPixels = names.filter((name) =>
    /(font-size|line-height):[^;]*\dpx/.test(sheets[name] ?? ''),
  )
  expect(inPixels).toEqual([])
})
