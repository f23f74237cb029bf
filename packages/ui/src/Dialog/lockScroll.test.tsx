import { afterEach, expect, test } from 'vitest'
import { lockScroll } from './lockScroll.ts'

const root = document.documentElement
const attributes = () => root.getAttributeNames()

afterEach(() => {
  for (const name of attributes()) root.removeAttribute(name)
})

test('K-MODAL-10: scrolling is locked, and unlocking restores every style exactly', () => {
  root.setAttribute('style', 'overflow-y: scroll !important')
  document.body.setAttribute('style', 'touch-action: pan-y')
  const before = [root.outerHTML, document.body.outerHTML]
  const unlock = lockScroll()
  expect(attributes()).toContain('data-lk-scroll-lock')
  unlock()
  expect([root.outerHTML, document.body.outerHTML]).toEqual(before)
})

test('behavior: two dialogs may close in any order', () => {
  const unlockFirst = lockScroll()
  const unlockSecond = lockScroll()
  unlockFirst()
  unlockFirst()
  expect(attributes()).toContain('data-lk-scroll-lock')
  unlockSecond()
  expect(attributes()).toEqual([])
})
