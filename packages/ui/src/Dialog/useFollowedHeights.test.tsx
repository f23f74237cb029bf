import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DialogCard } from './DialogCard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Simulates layout, which jsdom lacks: the height of a part comes from its text. */
function installLayout() {
  const watched = new Map<object, () => void>()
  class FakeResizeObserver implements ResizeObserver {
    readonly #notify: () => void
    constructor(callback: ResizeObserverCallback) {
      this.#notify = () => callback([], this)
    }
    observe = () => void watched.set(this, this.#notify)
    unobserve = () => void watched.delete(this)
    disconnect = () => void watched.delete(this)
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  const measure = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  measure.mockImplementation(function read(this: HTMLElement) {
    return Number(this.querySelector('[data-height]')?.getAttribute('data-height') ?? 0)
  })
  const layOut = () => {
    for (const notify of watched.values()) notify()
  }
  return { watched, layOut }
}

type Heights = { readonly content: number; readonly footer?: number; readonly alert?: number }

const toCard = ({ content, footer, alert }: Heights) => (
  <DialogCard
    alert={alert && <p data-height={alert}>Offline</p>}
    data-testid="card"
    footer={footer && <p data-height={footer}>Terms</p>}
  >
    <p data-height={content}>View</p>
  </DialogCard>
)
const getHeights = () =>
  ['content', 'footer', 'alert'].map((part) =>
    screen.getByTestId('card').style.getPropertyValue(`--lk-${part}-height`),
  )

test('K-ROUTER-07: the card publishes the heights of content, footer and alert, and follows them', () => {
  const { watched, layOut } = installLayout()
  const { rerender, unmount } = render(toCard({ content: 240, footer: 40, alert: 56 }))
  expect(getHeights()).toEqual(['', '', ''])
  layOut()
  expect(getHeights()).toEqual(['240px', '40px', '56px'])
  rerender(toCard({ content: 500 }))
  layOut()
  expect(getHeights()).toEqual(['500px', '0px', '0px'])
  unmount()
  expect(watched.size).toBe(0)
})
