/// <reference types="@vitest/browser-playwright" />
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { DialogHost } from './DialogHost.tsx'
import { lockScroll } from './lockScroll.ts'

const root = document.documentElement
const attributes = () => root.getAttributeNames()

afterEach(() => {
  cleanup()
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
  document.body.removeAttribute('style')
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

/** Styles of host pages, by the element that scrolls. */
const hosts = {
  neutral: '',
  'clipped body': 'body { overflow-x: hidden }',
  'clipped root': 'html { overflow-x: hidden }',
  'both clipped': 'html, body { overflow-x: hidden }',
  'contained body': 'body { contain: style; overflow-x: clip }',
  'scrolling body': 'html { overflow: hidden } html, body { height: 100% } body { overflow: auto }',
}

function Page({ open, css }: { readonly open: boolean; readonly css: string }) {
  return (
    <>
      <style>{css}</style>
      <header style={{ position: 'sticky', insetBlockStart: 0, blockSize: 60 }}>Shop</header>
      <main style={{ blockSize: 5000 }} />
      <DialogHost data-testid="w3m-modal" theme="dark">
        {open && (
          <Dialog label="Wallet" onRequestClose={() => {}}>
            <p>Content</p>
          </Dialog>
        )}
      </DialogHost>
    </>
  )
}

const scroller = () =>
  getComputedStyle(document.body).overflowY === 'auto' && root.scrollHeight === root.clientHeight
    ? document.body
    : root

/** Waits until the browser has drawn the page twice, because it scrolls by the last drawn frame. */
const waitForDrawing = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Scrolls down at a position of this frame, and returns when the gesture has ended. */
function scrollAt(x: number, y: number, source: 'mouse' | 'touch') {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  return cdp().send('Input.synthesizeScrollGesture', {
    x: frame.x + x,
    y: frame.y + y,
    yDistance: -120,
    gestureSourceType: source,
    preventFling: true,
    speed: 4000,
  })
}

test.each(Object.entries(hosts))(
  'K-WORLD-21c: %s: a sticky header stays, and the page scrolls only without a modal',
  async (_, css) => {
    const { rerender } = render(<Page css={css} open={false} />)
    const page = scroller()
    page.scrollTop = 600
    const header = screen.getByText('Shop')
    const find = () => [page.scrollTop, header.getBoundingClientRect().toJSON()]
    const before = find()
    rerender(<Page css={css} open />)
    expect(find()).toEqual(before)
    await waitForDrawing()
    const card = screen.getByText('Content').getBoundingClientRect()
    for (const source of ['mouse', 'touch'] as const) {
      await scrollAt(20, 300, source)
      await scrollAt(card.x + 10, card.y + 5, source)
    }
    expect(find()).toEqual(before)
    rerender(<Page css={css} open={false} />)
    expect(find()).toEqual(before)
    await waitForDrawing()
    await scrollAt(20, 300, 'mouse')
    await expect.poll(() => page.scrollTop).toBeGreaterThan(600)
  },
)
