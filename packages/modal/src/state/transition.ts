import type { Page, ViewName } from '../views/views.ts'
import { getShownPage } from './getShownPage.ts'
import { isCloseBlocked } from './isCloseBlocked.ts'
import type { ModalEffect } from './ModalEffect.ts'
import type { ModalEvent } from './ModalEvent.ts'
import { type Direction, initialModalState, type ModalState } from './ModalState.ts'

type Stack = ModalState['stack']
type Step = readonly [ModalState, readonly ModalEffect[]]

const noEffects: readonly ModalEffect[] = []

/** Views that are replaced by UsageExceeded if the project has exceeded its plan (K-ROUTER-09). */
const restrictedViews: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingSocial',
  'ConnectingFarcaster',
]

// Returns the direction of the animation: `prev` if the history becomes shorter, else `next`
// (kit-state §1.1).
function getDirection(before: Stack, after: Stack): Direction {
  return after.length < before.length ? 'prev' : 'next'
}

function withStack(state: ModalState, stack: Stack): ModalState {
  return { ...state, stack, direction: getDirection(state.stack, stack), shaking: false }
}

function open(state: ModalState, event: Extract<ModalEvent, { type: 'open' }>): Step {
  const { page, namespace, connected } = event
  const scope = namespace ? { namespace } : {}
  if (state.open) {
    const { namespace: _, ...rest } = withStack(state, [page])
    return [{ ...rest, ...scope }, noEffects]
  }
  const opened = { ...initialModalState, loading: state.loading, open: true, ...scope }
  return [{ ...opened, stack: [page] }, [{ type: 'track', event: 'MODAL_OPEN', connected }]]
}

function close(state: ModalState, connected: boolean): Step {
  if (!state.open) return [state, noEffects]
  return [
    initialModalState,
    [
      { type: 'track', event: 'MODAL_CLOSE', connected },
      { type: 'abortPending' },
      { type: 'resetPairingUri' },
    ],
  ]
}

function back(state: ModalState, connected: boolean): Step {
  const [first, ...rest] = state.stack.slice(0, -1)
  if (!first) return close(state, connected)
  const below: Stack = [first, ...rest]
  const landing: Page = below.at(-1) ?? first
  // Once an account is connected, back navigation to Connect shows the account instead
  // (K-ROUTER-04).
  const stack =
    connected && landing.view === 'Connect' ? exchangeLast(below, { view: 'Account' }) : below
  return [withStack(state, stack), [{ type: 'abortPending' }]]
}

function exchangeLast(stack: Stack, page: Page): Stack {
  const [first, ...rest] = [...stack.slice(0, -1), page]
  return [first ?? page, ...rest]
}

function backTo(state: ModalState, index: number): Step {
  const [first, ...rest] = state.stack.slice(0, index + 1)
  if (!Number.isInteger(index) || index < 0 || index >= state.stack.length - 1 || !first) {
    return [state, noEffects]
  }
  return [withStack(state, [first, ...rest]), [{ type: 'abortPending' }]]
}

function requestClose(state: ModalState, signInPending: boolean, connected: boolean): Step {
  if (!state.open || !isCloseBlocked(state, signInPending)) return close(state, connected)
  if (state.shaking) return [state, noEffects]
  return [{ ...state, shaking: true }, [{ type: 'startShake' }]]
}

function toAllowed(event: Extract<ModalEvent, { type: 'push' | 'replace' | 'reset' }>): Page {
  const isOver = event.type === 'push' && event.exceeded
  return isOver && restrictedViews.includes(event.page.view)
    ? { view: 'UsageExceeded' }
    : event.page
}

/** Adds, replaces or resets the shown page. Does nothing while the modal is closed. */
function navigate(
  state: ModalState,
  event: Extract<ModalEvent, { type: 'push' | 'replace' | 'reset' }>,
): ModalState {
  const page = toAllowed(event)
  if (!state.open) return state
  if (event.type === 'reset') return withStack(state, [page])
  if (getShownPage(state).view === page.view) return state
  return withStack(
    state,
    event.type === 'push' ? [...state.stack, page] : exchangeLast(state.stack, page),
  )
}

function update(state: ModalState, page: Page): ModalState {
  if (!state.open || getShownPage(state).view !== page.view) return state
  return { ...state, stack: exchangeLast(state.stack, page) }
}

/**
 * Returns the state after an event and the side effects to run. Pure: reads no clock and no other
 * store.
 *
 * @returns The same state object if nothing changed.
 */
export function transition(state: ModalState, event: ModalEvent): Step {
  switch (event.type) {
    case 'open':
      return open(state, event)
    case 'push':
    case 'replace':
    case 'reset':
      return [navigate(state, event), noEffects]
    case 'update':
      return [update(state, event.page), noEffects]
    case 'back':
      return back(state, event.connected)
    case 'backTo':
      return backTo(state, event.index)
    case 'close':
      return close(state, event.connected)
    case 'requestClose':
      return requestClose(state, event.signInPending, event.connected)
    case 'shakeEnded':
      return [state.shaking ? { ...state, shaking: false } : state, noEffects]
    case 'loading':
      return [state.loading === event.value ? state : { ...state, loading: event.value }, noEffects]
  }
}
