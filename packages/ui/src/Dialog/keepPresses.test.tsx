/// <reference types="@vitest/browser-playwright" />
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { DialogHost } from './DialogHost.tsx'

const pressed = vi.fn<(name: string) => void>()

beforeEach(() => pressed.mockClear())
afterEach(cleanup)

function Page({ height }: { readonly height: number }) {
  const close = (
    <button onClick={() => pressed('close')} type="button">
      Close
    </button>
  )
  return (
    <DialogHost theme="dark">
      <style>{'.lk-root * { animation: none !important; transition: none !important }'}</style>
      <Dialog header={close} label="Wallet" onRequestClose={() => pressed('overlay')}>
        <button
          onClick={() => pressed('approve')}
          style={{ display: 'block', height }}
          type="button"
        >
          Approve
        </button>
      </Dialog>
    </DialogHost>
  )
}

type Point = { readonly x: number; readonly y: number }

/** Returns the position in the whole page, because the tests run in an iframe. */
function findMiddle(name: string): Point {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const { x, y, width, height } = screen.getByText(name).getBoundingClientRect()
  return { x: frame.x + x + width / 2, y: frame.y + y + height / 2 }
}

/**
 * Functions that send real presses of a mouse and of a finger, because only the browser itself
 * determines the target of a release.
 */
const pointers = {
  mouse: {
    begin: (at: Point) => sendMouse('mousePressed', at),
    end: (at: Point) => sendMouse('mouseReleased', at),
  },
  finger: {
    begin: (at: Point) =>
      cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    end: () => cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  },
}

const sendMouse = (type: 'mousePressed' | 'mouseReleased', { x, y }: Point) =>
  cdp().send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })

test.for(['mouse', 'finger'] as const)(
  'behavior: the press of a %s counts for its first control, even if the card grows meanwhile',
  async (name) => {
    const { rerender } = render(<Page height={100} />)
    const at = findMiddle('Close')
    await pointers[name].begin(at)
    rerender(<Page height={400} />)
    await expect.poll(() => findMiddle('Close').y).toBeLessThan(at.y - 50)
    await pointers[name].end(at)
    await expect.poll(() => pressed.mock.calls).toEqual([['close']])
  },
)

test('behavior: a pointer that leaves the control triggers no click', async () => {
  render(<Page height={100} />)
  await pointers.mouse.begin(findMiddle('Close'))
  await pointers.mouse.end(findMiddle('Approve'))
  screen.getByText('Approve').click()
  await expect.poll(() => pressed.mock.calls).toEqual([['approve']])
})
