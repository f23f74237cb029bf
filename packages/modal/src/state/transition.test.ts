import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOn } from '../testing.ts'
import type { Page } from '../views/views.ts'
import type { ModalEvent } from './ModalEvent.ts'
import { initialModalState, type ModalState } from './ModalState.ts'
import { transition } from './transition.ts'

const step = (state: ModalState, event: ModalEvent) => transition(state, event)[0]
const effectsOf = (state: ModalState, event: ModalEvent) =>
  transition(state, event)[1].map((effect) => effect.type)
const views = (state: ModalState) => state.stack.map((page) => page.view)
const connecting: Page = {
  view: 'ConnectingExternal',
  data: { connectorId: 'a.wallet', namespace: 'eip155' },
}
const switching: Page = { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:137' } }
const safely = { type: 'requestClose', signInPending: false, connected: true } as const

test('default: opens on a page', () => {
  const page: Page = { view: 'Connect' }
  const [state, effects] = transition(initialModalState, { type: 'open', page, connected: false })
  expect(state).toEqual({ ...initialModalState, open: true })
  expect(effects).toEqual([{ type: 'track', event: 'MODAL_OPEN', connected: false }])
})

test('K-ROUTER-01: longer history is next, shorter prev, same length with a new last view next', () => {
  const opened = openOn({ view: 'Connect' })
  const pushed = step(opened, { type: 'push', page: connecting })
  expect(pushed.direction).toBe('next')
  expect(step(pushed, { type: 'replace', page: { view: 'AllWallets' } }).direction).toBe('next')
  expect(step(pushed, { type: 'back', connected: false }).direction).toBe('prev')
  expect(step(opened, { type: 'reset', page: { view: 'Account' } }).direction).toBe('next')
  expect(step(pushed, { type: 'reset', page: { view: 'Account' } }).direction).toBe('prev')
})

test('K-ROUTER-02: a push of the shown page changes nothing; replace swaps only the last page', () => {
  const state = openOn({ view: 'Account' }, connecting)
  const same: Page = { ...connecting, data: { connectorId: 'b.wallet', namespace: 'eip155' } }
  expect(step(state, { type: 'push', page: same })).toBe(state)
  expect(step(state, { type: 'replace', page: same })).toBe(state)
  expect(step(state, { type: 'replace', page: switching }).stack).toEqual([
    { view: 'Account' },
    switching,
  ])
})

test('K-ROUTER-02: an update replaces the data of the shown page without a transition', () => {
  const state = openOn({ view: 'Account' }, connecting)
  const same: Page = { ...connecting, data: { connectorId: 'b.wallet', namespace: 'eip155' } }
  const updated = step(state, { type: 'update', page: same })
  expect(updated).toEqual({ ...state, stack: [{ view: 'Account' }, same] })
  expect(step(state, { type: 'update', page: switching })).toBe(state)
  expect(step(initialModalState, { type: 'update', page: { view: 'Connect' } })).toBe(
    initialModalState,
  )
})

test('K-ROUTER-03: going back on a one-entry history closes the modal', () => {
  const [state, effects] = transition(openOn(connecting), { type: 'back', connected: false })
  expect(state).toEqual(initialModalState)
  expect(effects).toContainEqual({ type: 'track', event: 'MODAL_CLOSE', connected: false })
})

test('K-ROUTER-04: going back to Connect while connected shows Account', () => {
  const state = openOn({ view: 'Connect' }, { view: 'WhatIsAWallet' })
  expect(views(step(state, { type: 'back', connected: true }))).toEqual(['Account'])
  expect(views(step(state, { type: 'back', connected: false }))).toEqual(['Connect'])
})

test('K-ROUTER-05: going back shows the earlier page with its own data', () => {
  const first: Page = { view: 'Connect', data: { addWalletForNamespace: 'solana' } }
  const state = step(openOn(first, connecting), { type: 'back', connected: false })
  expect(state.stack).toEqual([first])
  expect(JSON.stringify(state)).not.toContain('a.wallet')
})

const restricted: readonly Page[] = [
  connecting,
  {
    view: 'ConnectingMultiChain',
    data: { name: 'A', connectors: [{ connectorId: 'a.wallet', namespace: 'eip155' }] },
  },
  { view: 'ConnectingSocial', data: { provider: 'github' } },
  { view: 'ConnectingFarcaster' },
]

test.each(restricted)(
  'K-ROUTER-09: over the plan $view becomes UsageExceeded, without data',
  (page) => {
    const opened = openOn({ view: 'Connect' })
    const pushed = step(opened, { type: 'push', page, exceeded: true })
    expect(pushed.stack).toEqual([{ view: 'Connect' }, { view: 'UsageExceeded' }])
    expect(step(pushed, { type: 'push', page, exceeded: true })).toBe(pushed)
    expect(step(opened, { type: 'push', page, exceeded: false }).stack.at(-1)).toBe(page)
  },
)

test('K-ROUTER-09: above the plan, other pages still open, and so do events other than push', () => {
  const opened = openOn({ view: 'Connect' })
  const help: ModalEvent = { type: 'push', page: { view: 'WhatIsAWallet' }, exceeded: true }
  expect(views(step(opened, help))).toEqual(['Connect', 'WhatIsAWallet'])
  expect(step(opened, { type: 'reset', page: connecting }).stack).toEqual([connecting])
})

test('K-MODAL-05: closing resets to Connect, and the next open shows no earlier state', () => {
  const open: ModalEvent = { type: 'open', page: connecting, namespace: 'solana', connected: false }
  const [closed, effects] = transition(
    step(step(initialModalState, open), { type: 'loading', value: true }),
    { type: 'close', connected: false },
  )
  expect(closed).toEqual(initialModalState)
  expect(effects.map((effect) => effect.type)).toEqual(['track', 'abortPending', 'resetPairingUri'])
  const again = step(closed, { type: 'open', page: { view: 'Connect' }, connected: false })
  expect(again).toEqual({ ...initialModalState, open: true })
})

test('K-MODAL-07: a blocked close shakes once and stays open until the shake has ended', () => {
  const state = openOn({ view: 'UnsupportedChain' })
  const [shaking, effects] = transition(state, safely)
  expect(shaking).toEqual({ ...state, shaking: true })
  expect(effects).toEqual([{ type: 'startShake' }])
  expect(transition(shaking, safely)).toEqual([shaking, []])
  expect(step(shaking, { type: 'shakeEnded' })).toEqual(state)
})

test('K-MODAL-08: UnsupportedChain cannot be closed; neither can SwitchNetwork opened from it', () => {
  expect(step(openOn({ view: 'UnsupportedChain' }), safely).open).toBe(true)
  expect(step(openOn({ view: 'UnsupportedChain' }, switching), safely).open).toBe(true)
  expect(step(openOn({ view: 'Networks' }, switching), safely).open).toBe(false)
})

test('K-SWAP-02: a network that lacks only swap support does not block closing', () => {
  const page = { view: 'UnsupportedChain', data: { swap: true } } as const
  expect(step(openOn(page), safely).open).toBe(false)
  expect(step(openOn(page, switching), safely).open).toBe(false)
})

test.each(['SIWXSignMessage', 'ApproveTransaction'] as const)(
  'K-MODAL-09: a required, unsigned session blocks closing of %s',
  (view) => {
    const state = openOn({ view })
    expect(step(state, { ...safely, signInPending: true })).toMatchObject({
      open: true,
      shaking: true,
    })
    expect(step(state, safely).open).toBe(false)
    expect(step(openOn({ view: 'Account' }), { ...safely, signInPending: true }).open).toBe(false)
  },
)

test('K-MODAL-16: closing a closed modal sends no event', () => {
  for (const event of [safely, { type: 'close', connected: true }] as const) {
    expect(transition(initialModalState, event)).toEqual([initialModalState, []])
  }
})

test('S-134a, S-134b: leaving a page by back or close ends its attempts; moving on does not', () => {
  const state = openOn({ view: 'Connect' }, connecting)
  expect(effectsOf(state, { type: 'back', connected: false })).toContain('abortPending')
  expect(effectsOf(state, { type: 'backTo', index: 0 })).toContain('abortPending')
  expect(effectsOf(state, { type: 'close', connected: false })).toContain('abortPending')
  expect(effectsOf(state, { type: 'push', page: switching })).toEqual([])
})

test('parameters: index', () => {
  const state = openOn({ view: 'Account' }, { view: 'Networks' }, switching)
  expect(views(step(state, { type: 'backTo', index: 0 }))).toEqual(['Account'])
  for (const index of [-1, 0.5, 2, 3, Number.NaN]) {
    expect(step(state, { type: 'backTo', index })).toBe(state)
  }
})

test('behavior: opening an open modal shows the new page and is not counted again', () => {
  const state = { ...openOn({ view: 'Account' }), namespace: 'solana' as const }
  const page: Page = { view: 'SIWXSignMessage' }
  const [next, effects] = transition(state, { type: 'open', page, connected: true })
  expect(next).toEqual({ ...openOn(page), direction: 'next' })
  expect(effects).toEqual([])
})

const page: fc.Arbitrary<Page> = fc.constantFrom<Page>(
  { view: 'Connect' },
  { view: 'Account' },
  { view: 'UnsupportedChain' },
  { view: 'SIWXSignMessage' },
  { view: 'ApproveTransaction' },
  { view: 'AllWallets' },
  connecting,
  switching,
)
const event: fc.Arbitrary<ModalEvent> = fc.oneof(
  fc.record({ type: fc.constant('open' as const), page, connected: fc.boolean() }),
  fc.record({ type: fc.constantFrom('push' as const, 'replace' as const, 'reset' as const), page }),
  fc.record({ type: fc.constant('back' as const), connected: fc.boolean() }),
  fc.record({ type: fc.constant('backTo' as const), index: fc.integer({ min: -2, max: 6 }) }),
  fc.record({ type: fc.constant('close' as const), connected: fc.boolean() }),
  fc.record({
    type: fc.constant('requestClose' as const),
    signInPending: fc.boolean(),
    connected: fc.boolean(),
  }),
  fc.constant({ type: 'shakeEnded' as const }),
  fc.record({ type: fc.constant('loading' as const), value: fc.boolean() }),
)

/** Checks the invariants that hold after every event, in any state. */
function checkStep(before: ModalState, event: ModalEvent): ModalState {
  const [after, effects] = transition(before, event)
  expect(after.stack.length).toBeGreaterThan(0)
  if (!after.open) expect({ ...after, loading: false }).toEqual(initialModalState)
  const tracked = effects.flatMap((effect) => (effect.type === 'track' ? [effect.event] : []))
  const change = after.open ? 'MODAL_OPEN' : 'MODAL_CLOSE'
  expect(tracked).toEqual(before.open === after.open ? [] : [change])
  if (before.open && after.open) checkDirection(before, after)
  return after
}

function checkDirection(before: ModalState, after: ModalState): void {
  const longer = after.stack.length - before.stack.length
  if (longer > 0) expect(after.direction).toBe('next')
  if (longer < 0) expect(after.direction).toBe('prev')
}

test('K-ROUTER-01: random events: filled stack, reset closed modal, alternating opens and closes', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (events) => {
      events.reduce(checkStep, initialModalState)
    }),
    { numRuns: 500 },
  )
})

test('K-MODAL-08: no sequence of user requests closes the modal on an unsupported network', () => {
  const request = fc.record({
    type: fc.constant('requestClose' as const),
    signInPending: fc.boolean(),
    connected: fc.boolean(),
  })
  const move = fc.oneof(
    request,
    fc.constant({ type: 'push' as const, page: switching }),
    fc.constant({ type: 'shakeEnded' as const }),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const end = moves.reduce<ModalState>(step, openOn({ view: 'UnsupportedChain' }))
      expect(end.open).toBe(true)
    }),
  )
})
