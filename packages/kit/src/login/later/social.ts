import { anySignal, BaseError, isUserRejection, parseUrl } from '@latchkey/core'
import { leaveSocial, showRecovery, showSocial } from '../../guide/loginPages.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { type Attempt, getAttempts, runAttempt } from '../../kit/runAttempt.ts'
import { startTimer, stopTimer } from '../../kit/startTimer.ts'
import { showToast } from '../../state/showToast.ts'
import { track } from '../../state/track.ts'
import { AuthConnectorMissingError, SocialLoginError } from '../errors.ts'
import { isLoginPossible } from '../frame/frameUrl.ts'
import { getLogin } from '../getLogin.ts'
import type { LoginTarget } from '../LoginHint.ts'
import type { SocialPhase } from '../LoginState.ts'
import type { SocialWindow } from '../social/SocialWindow.ts'
import { ask } from './ask.ts'
import { connectUser } from './connectUser.ts'
import { leaveForProvider, takeReturned } from './sameTab.ts'
import { awaitLateResult, awaitResult, type SocialResult } from './socialResult.ts'
import { toUserPayload } from './user.ts'

/** Social networks that log in through a pop-up window. */
type Provider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

type SocialLogin = { readonly provider: Provider; readonly opened: SocialWindow | undefined }

/** Time limit in ms for the secure frame to return the provider's URL (kit-behaviour §6). */
const startTimeoutMs = 45_000
const timedOutText = 'Social login timed out. Try again.'

function showPhase(kit: Kit, provider: Provider, phase: SocialPhase): void {
  getLogin(kit).store.setState({ social: { provider, phase } })
}

/**
 * Waits until the user opens the provider's window, which the browser has blocked, by another click
 * (S-76).
 */
async function awaitReopened(kit: Kit, provider: Provider, signal: AbortSignal): Promise<Window> {
  const login = getLogin(kit)
  showPhase(kit, provider, 'blocked')
  try {
    return await raceAbort(
      new Promise<Window>((resolve) => {
        login.reopen = (opened) => {
          if (opened?.popup && !opened.popup.closed) resolve(opened.popup)
        }
      }),
      signal,
    )
  } finally {
    login.reopen = undefined
  }
}

/**
 * Returns the provider's URL if it is a web URL; throws otherwise, because the secure frame's
 * answer is not trusted.
 */
function readWebAddress(uri: string): string {
  const { protocol } = parseUrl(uri) ?? {}
  if (protocol === 'https:' || protocol === 'http:') return uri
  throw new SocialLoginError({ message: 'Could not fetch the social redirect uri' })
}

/** Requests the URL of the provider's login page from the secure frame, within 45 s. */
async function askAddress(kit: Kit, provider: Provider, { signal }: Attempt): Promise<string> {
  const limit = new AbortController()
  startTimer(kit, { purpose: 'socialStart', delayMs: startTimeoutMs }, () =>
    limit.abort(new SocialLoginError({ message: timedOutText })),
  )
  try {
    const payload = { provider }
    const either = anySignal(signal, limit.signal)
    const { uri } = await ask(kit, { name: 'GET_SOCIAL_REDIRECT_URI', payload }, either)
    return readWebAddress(uri)
  } finally {
    stopTimer(kit, 'socialStart')
  }
}

/**
 * Throws if the URL that the provider returned contains an error of the provider or of the secure
 * frame.
 */
function checkResult(result: SocialResult): void {
  const refused = new URL(result.uri).searchParams.get('error')
  if (refused !== null) throw new SocialLoginError({ message: refused.slice(0, 256) })
}

async function finish(
  kit: Kit,
  provider: Provider,
  login: { readonly result: SocialResult; readonly attempt: Attempt },
): Promise<void> {
  const { result, attempt } = login
  checkResult(result)
  showPhase(kit, provider, 'fetching')
  track(kit, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
  const source = {
    social: provider,
    username: undefined as string | undefined,
    askFirst: async (target: LoginTarget) => {
      const payload = { uri: result.uri, ...toUserPayload(kit, target) }
      const user = await ask(kit, { name: 'CONNECT_SOCIAL', payload }, attempt.signal)
      source.username = user.userName ?? undefined
      return user
    },
  }
  await connectUser(kit, source, attempt)
  getLogin(kit).store.setState({ social: undefined })
  track(kit, { event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider } })
}

async function run(kit: Kit, { provider, opened }: SocialLogin, attempt: Attempt): Promise<void> {
  const { signal } = attempt
  if (!isLoginPossible(kit)) throw new AuthConnectorMissingError()
  if (kit.ports.page.device().telegram) {
    const address = await askAddress(kit, provider, attempt)
    showPhase(kit, provider, 'waiting')
    return leaveForProvider(kit, { provider, address }, signal)
  }
  const isOpen = opened?.popup && !opened.popup.closed
  const popup = isOpen ? opened.popup : await awaitReopened(kit, provider, signal)
  try {
    showPhase(kit, provider, 'opening')
    const result = awaitResult(kit, popup, signal)
    // Prevents an unhandled rejection while the provider's URL is pending. The awaits below handle
    // the error.
    result.catch(() => undefined)
    const address = await Promise.race([askAddress(kit, provider, attempt), result.then(never)])
    popup.location.replace(address)
    showPhase(kit, provider, 'waiting')
    await finish(kit, provider, { result: await result, attempt })
  } finally {
    popup.close()
  }
}

// Rejects a result that arrives before the provider's URL, because it cannot belong to this login.
function never(): never {
  throw new SocialLoginError()
}

function reportFailure(kit: Kit, provider: Provider, error: BaseError): void {
  const { code, message, shortMessage } = error
  const isLeft = code === 'popup_closed' || code === 'modal_closed' || isUserRejection(error)
  if (isLeft) track(kit, { event: 'SOCIAL_LOGIN_CANCELED', properties: { provider } })
  else if (code !== 'recovery_required')
    track(kit, { event: 'SOCIAL_LOGIN_ERROR', properties: { provider, message } })
  if (code === 'untrusted_origin') {
    const text = { key: 'toast.untrustedOrigin' } as const
    showToast(kit, { message: shortMessage, variant: 'error', text })
  }
  if (isLeft || code === 'untrusted_origin') {
    getLogin(kit).store.setState({ social: undefined })
    // A cancellation by the user is not a failure.
    leaveSocial(kit)
  } else showPhase(kit, provider, 'error')
}

function toSocialError(error: unknown): BaseError {
  if (error instanceof BaseError && error.code !== 'frame_refused') return error
  const message = error instanceof BaseError ? error.message : undefined
  return new SocialLoginError({ cause: error, message })
}

/**
 * Connects a login that completes after its window seemed to be closed, unless another login has
 * started meanwhile.
 */
function takeLateResult(kit: Kit, provider: Provider): void {
  const kind = 'lateLogin'
  runAttempt(kit, { kind }, async ({ signal }) => {
    const result = await awaitLateResult(kit, signal)
    if (!result || getAttempts(kit).has('login')) return
    await runAttempt(kit, { kind: 'login', signal }, (attempt) =>
      finish(kit, provider, { result, attempt }),
    )
  }).catch(() => getLogin(kit).store.setState({ social: undefined }))
}

/** Runs a social login. If it fails, shows the failure in the modal and throws it. */
async function report(
  kit: Kit,
  { provider, attempt }: { readonly provider: Provider; readonly attempt: Attempt },
  login: () => Promise<void>,
): Promise<void> {
  try {
    await login()
  } catch (thrown) {
    const { aborted, reason } = attempt.signal
    const error = toSocialError(aborted ? reason : thrown)
    // If a newer login has started, the modal shows that one, so this failure is not shown.
    if (attempt.isCurrent()) reportFailure(kit, provider, error)
    if (error.code === 'popup_closed') takeLateResult(kit, provider)
    throw aborted ? reason : error
  }
}

/** Starts a login with a social network. Throws the errors of `connectSocial`. */
export async function startSocial(kit: Kit, login: SocialLogin, attempt: Attempt): Promise<void> {
  const { provider, opened } = login
  track(kit, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider } })
  showPhase(kit, provider, 'opening')
  await report(kit, { provider, attempt }, () => run(kit, login, attempt)).finally(() =>
    opened?.popup?.close(),
  )
}

function leadToRecovery(kit: Kit, error: unknown): void {
  if (error instanceof BaseError && error.code === 'recovery_required') showRecovery(kit)
}

/**
 * Resumes a login after this tab has returned from a provider, and opens the modal on its page
 * (K-SOC-10).
 *
 * @returns Whether there was a login to resume.
 */
export function resumeSocial(kit: Kit): boolean {
  const { provider, uri } = takeReturned(kit) ?? {}
  // Farcaster logins do not leave the page, so there is none to resume.
  if (!provider || provider === 'farcaster') return false
  if (!uri) return true
  showSocial(kit, { provider })
  runAttempt(kit, { kind: 'login' }, (attempt) =>
    report(kit, { provider, attempt }, () => finish(kit, provider, { result: { uri }, attempt })),
  ).catch((error: unknown) => leadToRecovery(kit, error))
  return true
}
