import { expect, test } from 'vitest'
import {
  findFrameOfOpener,
  listFramesOfOpener,
  readOpeningFrame,
  readOwnOpener,
  type View,
} from './frameWindows.ts'

const origin = 'https://secure.example.test'
const own = (frames: readonly View[] = []) => createView(() => origin, frames)
/** A window of another origin. Property access throws, as in browsers. */
const foreign = (frames: readonly View[] = []) =>
  createView(() => {
    throw new DOMException('Blocked a frame', 'SecurityError')
  }, frames)

function createView(readOrigin: () => string, frames: readonly View[]): View {
  const location = {
    get origin() {
      return readOrigin()
    },
  }
  return { ...frames, length: frames.length, location } as unknown as View
}

function openedBy(opener: View | null, framed = false): View {
  const view = { ...own(), opener }
  return Object.assign(view, { top: framed ? own() : view }) as unknown as View
}

test('S-24: a page uses only the same-origin frame that opened it', () => {
  const frame = own()
  expect(readOpeningFrame(openedBy(frame))).toBe(frame)
  expect(readOpeningFrame(openedBy(foreign()))).toBeUndefined()
  // An app that opens the page itself has a handle on it.
  expect(readOpeningFrame(openedBy(foreign([frame])))).toBeUndefined()
  expect(readOpeningFrame(openedBy(null))).toBeUndefined()
  expect(readOpeningFrame(openedBy(frame, true))).toBeUndefined()
})

test('S-24: a page opened by a window that an app opened uses the frame in that app', () => {
  const frame = own()
  const first = openedBy(foreign([foreign(), frame]))
  expect(readOwnOpener(openedBy(first))).toBe(first)
  expect(readOpeningFrame(openedBy(first))).toBe(frame)
})

test('S-72: a window that an app sent to a provider finds the frame in that app', () => {
  const frame = own()
  expect(findFrameOfOpener(openedBy(foreign([foreign(), frame])))).toBe(frame)
  expect(findFrameOfOpener(openedBy(foreign([foreign()])))).toBeUndefined()
  expect(findFrameOfOpener(openedBy(null))).toBeUndefined()
  expect(findFrameOfOpener(openedBy(foreign([frame]), true))).toBeUndefined()
  const second = own()
  expect(listFramesOfOpener(openedBy(foreign([frame, foreign(), second])))).toEqual([frame, second])
})
