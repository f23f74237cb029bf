import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Prompt } from '../PromptBoard.ts'
import { createFakeBoard } from '../testing/createFakeBoard.ts'
import { createWindowBoard } from './createWindowBoard.ts'
import { serveAppWindows } from './serveAppWindows.ts'

const origin = 'https://secure.example.test'
type View = Window & typeof globalThis

/** Creates a window that receives messages as the last sender of `from`. */
function createView() {
  const view = Object.assign(new EventTarget(), {
    closed: false,
    length: 0,
    location: { origin },
    opener: null as unknown,
    top: null as unknown,
    /** Sender window of the next messages. */
    from: undefined as unknown,
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
    postMessage(data: unknown, target: string) {
      if (target === origin) view.dispatchEvent(toMessage(data, view.from))
    },
  })
  view.top = view
  return view
}

const toMessage = (data: unknown, source: unknown, from = origin) =>
  Object.assign(new Event('message'), { data: structuredClone(data), origin: from, source })

const toPrompt = (id: number): Prompt => ({
  id,
  origin: 'https://app.example.test',
  backedUp: true,
  inline: true,
  status: 'loading',
})

/** Creates an app with frames of the wallet, and a window that the app opened. */
function start(count = 1) {
  const popup = createView()
  const frames = Array.from({ length: count }, () => {
    const view = createView()
    const board = createFakeBoard()
    view.from = popup
    serveAppWindows(board, view as unknown as View)
    return { view, board }
  })
  const [first = { view: createView(), board: createFakeBoard() }] = frames
  const views = Object.fromEntries(frames.map(({ view }, at) => [at, view]))
  const app = { ...views, length: count }
  // Reading a property of a foreign window throws.
  Object.defineProperty(app, 'location', {
    get: () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  popup.opener = app
  popup.from = first.view
  const open = () => createWindowBoard(popup as unknown as View)
  return { popup, frames, board: first.board, view: first.view, open }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('K-WORLD-19, S-54a: a window that the app opened shows and decides the prompts of its frame', () => {
  const { board, open } = start()
  board.show({ prompt: toPrompt(4) })
  const remote = open()
  expect(remote?.openedByApp).toBe(true)
  expect(remote?.getState().prompt).toEqual(toPrompt(4))
  remote?.approve(4)
  expect(board.approve).toHaveBeenCalledWith(4)
  board.show({})
  board.show({ prompt: toPrompt(5) })
  expect(remote?.getState().prompt?.id).toBe(5)
  remote?.reject(5)
  expect(board.reject).toHaveBeenCalledWith(5)
})

test('K-WORLD-19: a prompt that appears or changes after the window opened is shown', () => {
  const { board, open } = start()
  const remote = open()
  expect(remote?.getState()).toEqual({})
  board.show({ prompt: toPrompt(4) })
  board.show({ prompt: { ...toPrompt(4), backedUp: false } })
  expect(remote?.getState().prompt).toEqual({ ...toPrompt(4), backedUp: false })
})

test('S-35f: the window reports a postponed recovery method to the frame', () => {
  const { board, view, popup, open } = start()
  board.show({ prompt: toPrompt(4) })
  open()
  view.dispatchEvent(toMessage({ type: 'approve/way-back', id: 4, how: 'later' }, popup))
  expect(board.passRecovery).toHaveBeenCalledWith(4, 'later')
})

test('S-56a: closing the window rejects the prompt that it shows, and no later prompt', () => {
  const { board, popup, open } = start()
  board.show({ prompt: toPrompt(4) })
  open()
  popup.closed = true
  board.show({ prompt: toPrompt(5) })
  vi.advanceTimersByTime(1_000)
  expect(board.reject.mock.calls).toEqual([[4]])
  expect([board.getListenerCount(), vi.getTimerCount()]).toEqual([0, 0])
})

test('S-56a: a window that closes without a prompt rejects nothing', () => {
  const { board, popup, open } = start()
  open()
  popup.closed = true
  vi.advanceTimersByTime(1_000)
  expect(board.reject).not.toHaveBeenCalled()
})

test('S-56c: with two frames in an app the window decides only the prompt that it shows', () => {
  const { frames, popup, open } = start(2)
  const [first, second] = frames
  const remote = open()
  popup.from = second?.view
  second?.board.show({ prompt: toPrompt(4) })
  popup.from = first?.view
  first?.board.show({ prompt: toPrompt(9) })
  expect(remote?.getState().prompt?.id).toBe(4)
  remote?.approve(4)
  expect(second?.board.approve).toHaveBeenCalledWith(4)
  expect(first?.board.approve).not.toHaveBeenCalled()
})

const decision = { type: 'approve/decision', id: 4, approved: true }

test.each([
  ['another origin', (popup: unknown) => toMessage(decision, popup, 'https://evil.test')],
  ['another window', () => toMessage(decision, createView())],
  ['no window', () => toMessage({ type: 'approve/join' }, null)],
  ['a port', () => toMessage({ type: 'approve/join' }, {})],
])('S-54b, S-56c: a frame ignores messages from %s', (_, make) => {
  const { board, view, popup, open } = start()
  board.show({ prompt: toPrompt(4) })
  open()
  const listeners = board.getListenerCount()
  view.dispatchEvent(make(popup))
  expect(board.approve).not.toHaveBeenCalled()
  expect(board.getListenerCount()).toBe(listeners)
})

test('S-54b: a frame serves no window of another origin', () => {
  const { board, view } = start()
  const foreign = createView()
  view.dispatchEvent(toMessage({ type: 'approve/join' }, foreign, 'https://evil.test'))
  expect(board.getListenerCount()).toBe(0)
})

test('S-54b: a window shows no prompt of another window or origin', () => {
  const { board, popup, view, open } = start()
  board.show({ prompt: toPrompt(4) })
  const remote = open()
  const forged = { type: 'approve/show', prompt: toPrompt(9) }
  popup.dispatchEvent(toMessage(forged, createView()))
  popup.dispatchEvent(toMessage(forged, view, 'https://evil.test'))
  expect(remote?.getState().prompt?.id).toBe(4)
})

test('S-54b: a window without a frame in the app that opened it has no board', () => {
  const { open } = start(0)
  expect(open()).toBeUndefined()
})
