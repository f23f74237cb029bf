import type { SigningRequest } from '../requests/SigningRequest.ts'
import type { Approvals, ConfirmOptions } from './Approvals.ts'
import { decodeRequest } from './decodeRequest.ts'
import { ApprovalNeededError } from './errors/ApprovalNeededError.ts'
import type { Decoded } from './model/Decoded.ts'

export type CreateLoginSignInOptions = {
  /** `false`: the operator wants every sign-in asked about. */
  readonly enabled: boolean
  /** Lists it in the activity. */
  readonly note: (signal: AbortSignal) => Promise<unknown>
  /** Monotonic, in milliseconds. */
  readonly elapsed: () => number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** The sign-in that belongs to a login: the one thing that is signed without a prompt (S-50). */
export type LoginSignIn = {
  /** Somebody has logged in by hand, in this document, where the login named this origin. */
  readonly begin: (origin: string) => void
  readonly end: () => void
  /** Whether a sign-in for this origin would need no prompt now. */
  readonly isOpen: (origin: string) => boolean
  /** Asks nobody where a request is that sign-in, else the person. */
  readonly around: (approvals: Pick<Approvals, 'confirm'>) => Pick<Approvals, 'confirm'>
}

const openMs = 60_000

/** Makes the memory of one document's login. One sign-in, within a minute. */
export function createLoginSignIn(options: CreateLoginSignInOptions): LoginSignIn {
  const { enabled, note, elapsed, now = () => Date.now() } = options
  let login: { readonly origin: string; readonly at: number } | undefined

  const isOpen = (origin: string) =>
    enabled && login?.origin === origin && elapsed() - login.at <= openMs

  async function take(request: SigningRequest, { signal }: ConfirmOptions): Promise<boolean> {
    if (!isOpen(request.origin) || !isPlainSignIn(request, now())) return false
    login = undefined
    // What cannot be listed is asked about.
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

/** Its site, account, network and time were checked (S-53), it asks for no resources, and nothing about it is odd. */
function isPlainSignIn(request: SigningRequest, now: number): boolean {
  const { signIn, notes = [] } = decode(request, now) ?? {}
  return signIn !== undefined && notes.length === 0 && (signIn.resources ?? []).length === 0
}

function decode(request: SigningRequest, now: number): Decoded | undefined {
  try {
    return decodeRequest(request, { now })
  } catch {
    return undefined // refused by a rule, which the usual way tells in words
  }
}
