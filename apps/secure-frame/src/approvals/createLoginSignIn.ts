import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { ApprovalNeededError } from './errors/ApprovalNeededError.ts'
import type { Decoded } from './model/Decoded.ts'

export type CreateLoginSignInOptions = {
  /** `false`: the operator wants a prompt for every sign-in. */
  readonly enabled: boolean
  /** Adds the sign-in to the activity list. */
  readonly note: (signal: AbortSignal) => Promise<unknown>
  /** Returns monotonic time in milliseconds. */
  readonly elapsed: () => number
  /** Unix time in milliseconds. */
  readonly now?: () => number
}

/** The sign-in that belongs to a login: the only signature without a prompt (S-50). */
export type LoginSignIn = {
  /**
   * Records that the user logged in by hand in this document, and that the login named this origin.
   */
  readonly begin: (origin: string) => void
  readonly end: () => void
  /** Returns whether a sign-in for this origin needs no prompt now. */
  readonly isOpen: (origin: string) => boolean
  /**
   * Wraps approvals: the login's sign-in passes without a prompt, every other request shows one.
   */
  readonly around: (approvals: Pick<Approvals, 'confirm'>) => Pick<Approvals, 'confirm'>
}

const openMs = 60_000

/** Creates the record of one document's login. The record permits one sign-in within a minute. */
export function createLoginSignIn(options: CreateLoginSignInOptions): LoginSignIn {
  const { enabled, note, elapsed, now = () => Date.now() } = options
  let login: { readonly origin: string; readonly at: number } | undefined

  const isOpen = (origin: string) =>
    enabled && login?.origin === origin && elapsed() - login.at <= openMs

  async function take(request: SigningRequest, { signal }: ConfirmOptions): Promise<boolean> {
    if (!isOpen(request.origin) || !isPlainSignIn(request, now())) return false
    login = undefined
    // A sign-in that cannot be added to the activity list shows a prompt.
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
 * Returns whether the message is a checked sign-in (S-53: site, account, network, time) without
 * resources and without warnings.
 */
function isPlainSignIn(request: SigningRequest, now: number): boolean {
  const { signIn, notes = [] } = decode(request, now) ?? {}
  return signIn !== undefined && notes.length === 0 && (signIn.resources ?? []).length === 0
}

function decode(request: SigningRequest, now: number): Decoded | undefined {
  try {
    return decodeRequest(request, { now })
  } catch {
    return undefined // A rule refused the request. `confirm` shows the reason.
  }
}
