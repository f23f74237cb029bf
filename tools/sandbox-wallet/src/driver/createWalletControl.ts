import type { SessionEvent } from '../service/sessions/Sessions.ts'
import type { WalletInstance } from '../service/WalletInstance.ts'
import type { Choice, Outcome, PendingRequest, PromptKind, SessionView } from '../wire/wire.ts'

/** The control API refused the call or found no match. */
export class WalletControlError extends Error {
  override readonly name = 'WalletControlError'
  readonly status: number
  constructor(path: string, status: number, message: string) {
    super(`wallet/${path} answered ${status}: ${message}`)
    this.status = status
  }
}

type ControlledRequest = PendingRequest & {
  readonly instance: string
  readonly kind: PromptKind
}

/** Without an instance, the call applies to the most recently used wallet. */
type Target = { readonly instance?: string | undefined }
type Wanted = Target & { readonly kind?: PromptKind | undefined }

export type WalletControl = {
  readonly getInstance: (instance: string) => Promise<WalletInstance>
  readonly setPersonas: (parameters: Target & { personas: string }) => Promise<WalletInstance>
  /**
   * Selects an account by an address of any namespace. Without an address, selects the next
   * account.
   */
  readonly selectAccount: (parameters?: Target & { address?: string }) => Promise<WalletInstance>
  readonly selectChain: (parameters: Target & { chainId: number }) => Promise<WalletInstance>
  readonly setLocked: (parameters: Target & { locked: boolean }) => Promise<WalletInstance>
  /** Disconnects a site from the wallet's side. */
  readonly disconnect: (parameters?: Target & { origin?: string }) => Promise<WalletInstance>
  readonly getPending: (parameters?: Target) => Promise<readonly ControlledRequest[]>
  readonly waitForRequest: (
    parameters?: Wanted & { timeoutMs?: number },
  ) => Promise<ControlledRequest>
  /** Waits until every request has been answered or dropped, e.g. a `slow` one. */
  readonly waitUntilIdle: (parameters?: Target) => Promise<void>
  readonly answer: (parameters: Wanted & { id?: string } & Choice) => Promise<Outcome>
  /** Starts a WalletConnect pairing. The app's proposal follows as a request. */
  readonly pair: (parameters: Target & { uri: string }) => Promise<{ readonly instance: string }>
  readonly getSessions: (parameters?: Target) => Promise<readonly SessionView[]>
  /** Ends a session from the wallet's side. */
  readonly endSession: (parameters: Target & { topic: string }) => Promise<void>
  /** Emits a session event to the app, such as `accountsChanged`. */
  readonly emitSessionEvent: (parameters: Target & SessionEvent) => Promise<void>
  /** Deletes a wallet. */
  readonly reset: (parameters: { instance: string }) => Promise<void>
}

/** The part of the sandbox's manifest for the control API: its URL and token. */
export type ControlManifest = { readonly controlUrl: string; readonly token: string }

const toFolder = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/**
 * Drives the wallet without a browser, through the sandbox's control API.
 *
 * @param manifest - `controlUrl` and `token` from the sandbox's manifest.
 */
export function createWalletControl(manifest: ControlManifest): WalletControl {
  const post = async <answer>(path: string, body: object = {}): Promise<answer> => {
    const response = await fetch(new URL(`wallet/${path}`, toFolder(manifest.controlUrl)), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${manifest.token}`,
      },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (!response.ok) throw new WalletControlError(path, response.status, String(answer.error))
    return answer
  }
  return {
    getInstance: (instance) => post('state', { instance }),
    setPersonas: (parameters) => post('personas', parameters),
    selectAccount: (parameters) => post('account', parameters),
    selectChain: (parameters) => post('chain', parameters),
    setLocked: (parameters) => post('lock', parameters),
    disconnect: (parameters) => post('disconnect', parameters),
    getPending: async (parameters) =>
      (await post<{ requests: ControlledRequest[] }>('pending', parameters)).requests,
    waitForRequest: (parameters) => post('wait', parameters),
    waitUntilIdle: (parameters) => post('idle', parameters),
    answer: (parameters) => post('answer', parameters),
    pair: (parameters) => post('pair', parameters),
    getSessions: async (parameters) =>
      (await post<{ sessions: readonly SessionView[] }>('sessions', parameters)).sessions,
    endSession: (parameters) => post('session-end', parameters),
    emitSessionEvent: (parameters) => post('session-event', parameters),
    reset: (parameters) => post('reset', parameters),
  }
}
