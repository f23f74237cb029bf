import type { SessionEvent } from '../service/sessions/Sessions.ts'
import type { WalletInstance } from '../service/WalletInstance.ts'
import type { Choice, Outcome, PendingRequest, PromptKind, SessionView } from '../wire/wire.ts'

/**
 * Thrown if the control API has rejected a call, or if no request of the wallet matches the call.
 */
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

/** Selects a sandbox wallet by its instance id. Default: the wallet that was used last. */
type Target = { readonly instance?: string | undefined }
type Wanted = Target & { readonly kind?: PromptKind | undefined }

export type WalletControl = {
  readonly getInstance: (instance: string) => Promise<WalletInstance>
  readonly setPersonas: (parameters: Target & { personas: string }) => Promise<WalletInstance>
  /** Selects an account of the wallet by an address of any namespace. Default: the next account. */
  readonly selectAccount: (parameters?: Target & { address?: string }) => Promise<WalletInstance>
  readonly selectChain: (parameters: Target & { chainId: number }) => Promise<WalletInstance>
  readonly setLocked: (parameters: Target & { locked: boolean }) => Promise<WalletInstance>
  /** Disconnects a site, as a user does in the wallet. */
  readonly disconnect: (parameters?: Target & { origin?: string }) => Promise<WalletInstance>
  readonly getPending: (parameters?: Target) => Promise<readonly ControlledRequest[]>
  readonly waitForRequest: (
    parameters?: Wanted & { timeoutMs?: number },
  ) => Promise<ControlledRequest>
  /**
   * Waits until all requests of the wallet have been answered or dropped, for instance those that
   * the behaviour `slow` answers late.
   */
  readonly waitUntilIdle: (parameters?: Target) => Promise<void>
  readonly answer: (parameters: Wanted & { id?: string } & Choice) => Promise<Outcome>
  /**
   * Pairs the wallet with an app by WalletConnect. The app's WalletConnect session proposal follows
   * as a request.
   */
  readonly pair: (parameters: Target & { uri: string }) => Promise<{ readonly instance: string }>
  readonly getSessions: (parameters?: Target) => Promise<readonly SessionView[]>
  /** Ends a WalletConnect session, as a user does in the wallet. */
  readonly endSession: (parameters: Target & { topic: string }) => Promise<void>
  /** Sends a WalletConnect session event to the connected app, such as `accountsChanged`. */
  readonly emitSessionEvent: (parameters: Target & SessionEvent) => Promise<void>
  /** Deletes the sandbox wallet with its permissions and WalletConnect sessions. */
  readonly reset: (parameters: { instance: string }) => Promise<void>
}

/** URL and token of the sandbox's control API, from its manifest. */
export type ControlManifest = { readonly controlUrl: string; readonly token: string }

const toFolder = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/**
 * Creates a client that controls the wallet without a browser, by the sandbox's control API.
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
