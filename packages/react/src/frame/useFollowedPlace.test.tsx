import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Place, useFollowedPlace } from './useFollowedPlace.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Pending callbacks of `requestAnimationFrame`, which `drawFrames` runs. */
let waiting: (() => void)[] = []
beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => waiting.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = []
  })
})

function drawFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) for (const draw of waiting.splice(0)) draw()
}

const first: Place = { left: 10, top: 20, width: 360, height: 600 }

function Area({ tell }: { readonly tell: (place: Place) => void }) {
  const area = useRef<HTMLDivElement>(null)
  useFollowedPlace(area, tell)
  return <div ref={area} />
}

function follow() {
  const told: Place[] = []
  let place = first
  const tell = (now: Place) => told.push(now)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ x: place.left, y: place.top, ...place }),
  )
  const { unmount } = render(
    <div data-testid="card" style={{ position: 'fixed', inlineSize: 360, blockSize: 600 }}>
      <Area tell={tell} />
    </div>,
  )
  return {
    told,
    unmount,
    moveTo: (top: number) => {
      place = { ...first, top }
    },
  }
}

test('default: reports the position immediately, and only once while nothing moves', () => {
  const { told } = follow()
  expect(told).toEqual([first])
  drawFrames(40)
  expect(told).toEqual([first])
  expect(waiting).toEqual([])
})

test('K-APPROVE-03b: follows the element frame by frame while the card moves', () => {
  const { told, moveTo } = follow()
  for (const top of [30, 40, 50]) {
    moveTo(top)
    drawFrames(1)
  }
  expect(told.map(({ top }) => top)).toEqual([20, 30, 40, 50])
})

test.each(['scroll', 'resize', 'transitionrun', 'animationstart'])(
  'K-APPROVE-03b: reads the position of a resting element again after %s',
  (cause) => {
    const { told, moveTo } = follow()
    drawFrames(40)
    moveTo(90)
    drawFrames(1)
    expect(told).toHaveLength(1)
    window.dispatchEvent(new Event(cause))
    drawFrames(1)
    expect(told.at(-1)?.top).toBe(90)
  },
)

test('K-EVT-06: reads the position again when an ancestor has grown, such as by an alert', async () => {
  const { told, moveTo } = follow()
  drawFrames(40)
  // A ResizeObserver reports every size once when it starts.
  await vi.waitFor(() => expect(waiting).not.toEqual([]))
  drawFrames(40)
  moveTo(90)
  screen.getByTestId('card').style.blockSize = '654px'
  await vi.waitFor(() => expect(waiting).not.toEqual([]))
  drawFrames(1)
  expect(told.at(-1)?.top).toBe(90)
})

test('behavior: stops when the component unmounts', () => {
  const { told, unmount, moveTo } = follow()
  unmount()
  moveTo(90)
  window.dispatchEvent(new Event('resize'))
  drawFrames(5)
  expect(told).toHaveLength(1)
})
