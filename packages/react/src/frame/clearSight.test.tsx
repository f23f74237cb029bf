import { afterEach, expect, test } from 'vitest'
import { clearSight } from './clearSight.ts'

afterEach(() => {
  document.body.replaceChildren()
  for (const node of [document.body, document.documentElement]) node.removeAttribute('style')
})

const clear = {
  opacity: '1',
  filter: 'none',
  transform: 'none',
  scale: 'none',
  rotate: 'none',
  'clip-path': 'none',
  'mask-image': 'none',
  zoom: '1',
  'mix-blend-mode': 'normal',
}

test('S-55: overrides page styles that hide, transform or clip the frame or its ancestors', () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const release = clearSight(frame)
  expect(frame.style.getPropertyValue('z-index')).toBe('2147483647')
  expect(document.body.style.getPropertyValue('z-index')).toBe('')
  expect([frame.style.minWidth, frame.style.minHeight]).toEqual(['320px', '400px'])
  for (const { style } of [frame, document.body, document.documentElement]) {
    for (const [name, value] of Object.entries(clear)) {
      expect([name, style.getPropertyValue(name)]).toEqual([name, value])
      expect([name, style.getPropertyPriority(name)]).toEqual([name, 'important'])
    }
  }
  release()
  for (const { style } of [frame, document.body, document.documentElement]) {
    expect(style).toHaveLength(0)
  }
})

test("S-55: release restores the page's former styles and keeps styles set in the meantime", () => {
  const { style } = document.body
  style.setProperty('opacity', '0.5')
  style.setProperty('filter', 'blur(2px)', 'important')
  const release = clearSight(document.body)
  style.setProperty('overflow', 'hidden')
  release()
  expect([style.opacity, style.filter, style.overflow]).toEqual(['0.5', 'blur(2px)', 'hidden'])
  expect(style.getPropertyPriority('opacity')).toBe('')
  expect(style.getPropertyPriority('filter')).toBe('important')
})
