import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { ApprovalNeededError } from './errors/ApprovalNeededError.ts'
import type { Decoded } from './model/Decoded.ts'

export type CreateLoginSignInOptions = {
  /**
   * Whether a sign-in after a login is signed without a prompt, as the operator configured it.
   * `false`: every sign-in shows a prompt.
   */
  readonly enabled: boolean
  /** Adds the sign-in to the wallet's activity list. */
  readonly note: (signal: AbortSignal) => Promise<unknown>
  /** Returns monotonic time in milliseconds. */
  readonly elapsed: () => number
  /** Returns Unix time in milliseconds. */
  readonly now?: () => number
}

/**
 * Allows the host's sign-in message directly after a login to be signed without a prompt. No other
 * signature skips the prompt (S-50).
 */
export type LoginSignIn = {
  /** Records that the user logged in by hand in this document for the host with this origin. */
  readonly begin: (origin: string) => void
  readonly end: () => void
  /** Returns whether a sign-in to the site with this origin can be signed without a prompt now. */
  readonly isOpen: (origin: string) => boolean
  /**
   * Wraps `confirm`: the sign-in after a login is approved without a prompt, and every other
   * request shows one.
   */
  readonly around: (approvals: Pick<Approvals, 'confirm'>) => Pick<Approvals, 'confirm'>
}

const openMs = 60_000

/**
 * Creates the record of logins in one document. A login permits one sign-in without a prompt,
 * within a minute.
 */
export function createLoginSignIn(options: CreateLoginSignInOptions): LoginSignIn {
  const { enabled, note, elapsed, now = () => Date.now() } = options
  let login: { readonly origin: string; readonly at: number } | undefined

  const isOpen = (origin: string) =>
    enabled && login?.origin === origin && elapsed() - login.at <= openMs

  async function take(request: SigningRequest, { signal }: ConfirmOptions): Promise<boolean> {
    if (!isOpen(request.origin) || !isPlainSignIn(request, now())) return false
    login = undefined
    // If the sign-in cannot be added to the activity list, a prompt is shown instead.
    return note(signal).then(
      () => true,
      () => false,
    )
  }

  return {
    begin(origin) {
      login = { origin, at: elapsed() }
    },
    end() {
      login = undefined
    },
    isOpen,
    around: ({ confirm }) => ({
      async confirm(request, confirming) {
        if (await take(request, confirming)) return
        if (confirming.silent) throw new ApprovalNeededError()
        await confirm(request, confirming)
      },
    }),
  }
}

/**
 * Returns whether the request is a sign-in message with valid site, account, network and time
 * (S-53), and without resources or warnings.
 */
function isPlainSignIn(request: SigningRequest, now: number): boolean {
  const { signIn, notes = [] } = decode(request, now) ?? {}
  return signIn !== undefined && notes.length === 0 && (signIn.resources ?? []).length === 0
}

function decode(request: SigningRequest, now: number): Decoded | undefined {
  try {
    return decodeRequest(request, { now })
  } catch {
    return undefined // A rule rejected the request. The prompt shows the reason.
  }
}
