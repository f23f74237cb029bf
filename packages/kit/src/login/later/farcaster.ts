import { BaseError } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import type { Attempt } from '../../kit/runAttempt.ts'
import { startTimer } from '../../kit/startTimer.ts'
import { track } from '../../state/track.ts'
import { FarcasterLoginError } from '../errors.ts'
import { getLogin } from '../getLogin.ts'
import { ask } from './ask.ts'
import { connectUser } from './connectUser.ts'

const provider = 'farcaster'
/**
 * Delay in ms before the secure frame reloads, so that the reload does not interrupt the page
 * transition (kit-behaviour §6).
 */
const reloadDelayMs = 100

async function run(kit: Kit, attempt: Attempt): Promise<void> {
  const { store } = getLogin(kit)
  const { signal } = attempt
  const { url } = await ask(kit, { name: 'GET_FARCASTER_URI', payload: undefined }, signal)
  store.setState({ farcaster: { url, connecting: false } })
  const { userName } = await ask(kit, { name: 'CONNECT_FARCASTER', payload: undefined }, signal)
  store.setState({ farcaster: { url, connecting: true } })
  await connectUser(kit, { social: provider, username: userName }, attempt)
  track(kit, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
}

/**
 * Reloads the secure frame after a Farcaster login that did not succeed. Otherwise the frame would
 * keep waiting for the scan of a discarded QR code.
 */
function reloadSoon(kit: Kit): void {
  startTimer(kit, { purpose: 'farcasterReload', delayMs: reloadDelayMs }, () => {
    // A failed reload is ignored, because the next login sends a new request.
    getLogin(kit)
      .frame?.request('RELOAD', undefined)
      .catch(() => undefined)
  })
}

function trackFailure(kit: Kit, error: unknown): void {
  // A required recovery does not count as a failure, because the user continues the login
  // afterwards.
  if (!(error instanceof BaseError) || error.code === 'recovery_required') return
  const { message } = error
  track(kit, { event: 'SOCIAL_LOGIN_ERROR', properties: { provider, message } })
}

function toFarcasterError(error: unknown): BaseError {
  if (error instanceof BaseError && error.code !== 'frame_refused') return error
  return new FarcasterLoginError({ cause: error })
}

/** Starts a login with Farcaster. Throws the errors of `connectFarcaster`. */
export async function startFarcaster(kit: Kit, attempt: Attempt): Promise<void> {
  const { store } = getLogin(kit)
  track(kit, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
  store.setState({ farcaster: undefined })
  try {
    await run(kit, attempt)
    store.setState({ farcaster: undefined })
  } catch (thrown) {
    const { aborted, reason } = attempt.signal
    const error = aborted ? reason : toFarcasterError(thrown)
    if (aborted) {
      track(kit, { event: 'SOCIAL_LOGIN_CANCELED', properties: { provider } })
      reloadSoon(kit)
    } else trackFailure(kit, error)
    if (attempt.isCurrent()) store.setState({ farcaster: undefined })
    throw error
  }
}
