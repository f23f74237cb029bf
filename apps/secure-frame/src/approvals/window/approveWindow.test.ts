import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Prompt, PromptBoard, PromptState } from '../PromptBoard.ts'
import { createWindowBoard } from './createWindowBoard.ts'
import { openApproveWindow } from './openApproveWindow.ts'

const origin = 'https://secure.example.test'
type View = Window & typeof globalThis
type FakeView = EventTarget & { closed: boolean; opener: unknown; top: unknown }

/** Creates two windows of one origin that deliver messages to each other as browsers do. */
function createPair() {
  const frame = createView()
  const popup = createView()
  popup.opener = toHandle(frame, popup, origin)
  const handle = Object.assign(toHandle(popup, frame, origin), { close: vi.fn(), focus: vi.fn() })
  Object.defineProperty(handle, 'closed', { get: () => popup.closed })
  Object.assign(frame, { open: vi.fn(() => handle) })
  // Events carry the receiver's own handle of the sender.
  handles.set(frame, { from: handle })
  handles.set(popup, { from: popup.opener })
  return { frame: frame as unknown as View, popup: popup as unknown as View, fake: popup, handle }
}

const handles = new Map<object, { from: unknown }>()

function createView(): FakeView {
  const view = Object.assign(new EventTarget(), {
    closed: false,
    opener: null as unknown,
    top: null as unknown,
    location: { origin },
    crypto: { randomUUID: () => 'abc' },
    setInterval: (run: () => void, ms: number) => setInterval(run, ms),
    clearInterval: (timer: number) => clearInterval(timer),
  })
  view.top = view
  return view
}

function toHandle(receiver: FakeView, _sender: FakeView, from: string) {
  return {
    location: { origin: from },
    length: 0,
    postMessage(data: unknown, target: string) {
      if (target !== origin) return
      receiver.dispatchEvent(toMessage(data, from, handles.get(receiver)?.from))
    },
  }
}

function toMessage(data: unknown, from: string, source: unknown): Event {
  return Object.assign(new Event('message'), { data: structuredClone(data), origin: from, source })
}

const prompt: Prompt = {
  id: 4,
  origin: 'https://app.example.test',
  backedUp: true,
  status: 'refused',
  reason: '',
}

function createBoard() {
  let state: PromptState = { prompt }
  const listeners = new Set<() => void>()
  const leave = () => {
    state = {}
    for (const listener of [...listeners]) listener()
  }
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    approve: vi.fn(leave),
    reject: vi.fn(leave),
    rejectAll: vi.fn(),
    passRecovery: vi.fn(),
    dismiss: vi.fn(),
  } satisfies PromptBoard
}

function start() {
  const pair = createPair()
  const board = createBoard()
  const onClosed = vi.fn()
  const opened = openApproveWindow({ board, prompt, onClosed, window: pair.frame })
  return { ...pair, board, onClosed, opened }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('S-54a: the window shows the prompt, and its approval resolves the request', () => {
  const { popup, board, handle, onClosed, opened } = start()
  const remote = createWindowBoard(popup)
  expect(opened).toBeDefined()
  expect(remote?.getState().prompt).toEqual(prompt)
  remote?.approve(4)
  expect(board.approve).toHaveBeenCalledWith(4)
  expect(remote?.getState()).toEqual({})
  expect(handle.close).toHaveBeenCalled()
  expect(onClosed).toHaveBeenCalled()
})

test('S-35f: the window reports a set-up or postponed recovery method before any approval', () => {
  const { popup, board, handle } = start()
  const remote = createWindowBoard(popup)
  const asking: Prompt = { ...prompt, wayBack: 'require' }
  popup.dispatchEvent(toMessage({ type: 'approve/show', prompt: asking }, origin, popup.opener))
  remote?.passRecovery(4, 'later')
  expect(board.passRecovery).not.toHaveBeenCalled()
  remote?.passRecovery(4, 'made')
  expect(board.passRecovery).toHaveBeenCalledWith(4, 'made')
  expect(remote?.getState().prompt).toEqual({ ...prompt, backedUp: true })
  expect(handle.close).not.toHaveBeenCalled()
})

test('S-56b: a rejection in the window rejects the request', () => {
  const { popup, board } = start()
  createWindowBoard(popup)?.rejectAll()
  expect(board.reject).toHaveBeenCalledWith(4)
})

test('S-56a: closing the window rejects the request', () => {
  const { fake, board } = start()
  fake.closed = true
  vi.advanceTimersByTime(1_000)
  expect(board.reject).toHaveBeenCalledWith(4)
})

test.each([
  ['another origin', (handle: unknown) => toMessage(decision(), 'https://evil.test', handle)],
  ['another window', () => toMessage(decision(), origin, {})],
  ['another prompt', (handle: unknown) => toMessage(decision(5), origin, handle)],
  [
    'another form',
    (handle: unknown) => toMessage({ ...decision(), approved: 'yes' }, origin, handle),
  ],
  [
    'a way back of another form',
    (handle: unknown) =>
      toMessage({ type: 'approve/way-back', id: 4, how: 'skipped' }, origin, handle),
  ],
  ['no object', (handle: unknown) => toMessage('approve', origin, handle)],
])('S-56c, S-54b: a decision from %s is ignored', (_, make) => {
  const { frame, handle, board } = start()
  frame.dispatchEvent(make(handle))
  expect(board.approve).not.toHaveBeenCalled()
  expect(board.reject).not.toHaveBeenCalled()
  expect(board.passRecovery).not.toHaveBeenCalled()
})

const decision = (id = 4) => ({ type: 'approve/decision', id, approved: true })

test('S-56c, S-54b: a prompt from another window is not shown', () => {
  const { popup } = start()
  const remote = createWindowBoard(popup)
  const forged = { ...prompt, id: 9 }
  popup.dispatchEvent(toMessage({ type: 'approve/show', prompt: forged }, 'https://evil.test', {}))
  expect(remote?.getState().prompt?.id).toBe(4)
})

test('S-54b: a framed page, or one without an opener, has no board', () => {
  const { popup, fake } = start()
  fake.top = {}
  expect(createWindowBoard(popup)).toBeUndefined()
  fake.top = fake
  fake.opener = null
  expect(createWindowBoard(popup)).toBeUndefined()
})

test('S-54a: a browser without windows opens a tab; blocking both returns undefined', () => {
  const { frame, handle } = createPair()
  const open = vi.fn<(...given: readonly string[]) => typeof handle | null>(() => null)
  Object.assign(frame, { open })
  const options = { board: createBoard(), prompt, onClosed: vi.fn(), window: frame }
  expect(openApproveWindow(options)).toBeUndefined()
  const [path, text] = ['/approve', expect.any(String)]
  expect(open.mock.calls).toEqual([
    [path, text, text],
    [path, text],
  ])
  open.mockReturnValueOnce(null).mockReturnValueOnce(handle)
  openApproveWindow(options)?.show()
  expect(handle.focus).toHaveBeenCalledOnce()
})
