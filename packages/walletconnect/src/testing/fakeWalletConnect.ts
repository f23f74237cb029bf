import { ConnectionRejectedError, pairingExpiryMs } from '@latchkey/core'
import type { PairedWallet } from '../contract/PairedWallet.ts'
import type { PairParameters, WalletConnect } from '../contract/WalletConnect.ts'
import { connectorId } from '../errors/toWalletError.ts'
import { createFakeSession, type FakeSession } from './createFakeSession.ts'
import type { FakeGrants, FakeWalletConnect, FakeWalletConnectOptions } from './FakeTypes.ts'

const defaultGrants: FakeGrants = {
  eip155: {
    networkIds: ['eip155:1'],
    accounts: [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  },
}

type Waiting = {
  readonly resolve: (session: PairedWallet) => void
  readonly reject: (error: Error) => void
  readonly onRelay: PairParameters['onRelay']
}

/** Creates a fake `WalletConnect` without relay and client, whose wallet the test controls. */
export function fakeWalletConnect(options: FakeWalletConnectOptions = {}): FakeWalletConnect {
  const { accounts = defaultGrants, answer = 'approve', now = () => Date.now() } = options
  const waiting = new Set<Waiting>()
  const uris: string[] = []
  let grants = accounts
  const create = () => {
    const topic = `${uris.length}`.padStart(64, '0')
    return createFakeSession({ ...options, accounts: grants, topic })
  }
  let live: FakeSession | undefined = options.stored ? create() : undefined

  function settle(how: 'approve' | 'reject'): void {
    const all = [...waiting]
    waiting.clear()
    if (how === 'reject')
      for (const { reject } of all) reject(new ConnectionRejectedError({ connectorId }))
    if (how === 'reject' || all.length === 0) return
    live = create()
    for (const { resolve } of all) resolve(live.session)
  }
  async function pair({ onUri, onRelay, signal }: PairParameters): Promise<PairedWallet> {
    signal?.throwIfAborted()
    const uri = `wc:${`${uris.length}`.padStart(64, 'a')}@2?relay-protocol=irn&symKey=${'0'.repeat(64)}`
    uris.push(uri)
    onUri({ uri, expiresAt: now() + pairingExpiryMs })
    const approved = new Promise<PairedWallet>((resolve, reject) => {
      const own = { resolve, reject, onRelay }
      waiting.add(own)
      signal?.addEventListener('abort', () => {
        waiting.delete(own)
        reject(signal.reason)
      })
    })
    if (answer !== 'wait') settle(answer)
    return approved
  }
  const walletConnect: WalletConnect = {
    pair,
    authenticate: async (parameters) => ({
      session: await pair(parameters),
      cacaos: options.cacaos ?? [],
    }),
    restore: async () => (live && !live.hasEnded() ? live.session : undefined),
    stop: async () => waiting.clear(),
  }
  return {
    walletConnect,
    uris,
    approve: () => settle('approve'),
    reject: () => settle('reject'),
    reachRelay: (reached) => {
      for (const { onRelay } of waiting) onRelay?.(reached)
    },
    deleteSession: () => live?.end('deleted'),
    expireSession: () => live?.end('expired'),
    updateSession: (next) => {
      grants = next
      live?.update(next)
    },
    emit: (chainId, { name, data }) => live?.receive({ name, data, chainId }),
    isConnected: () => live !== undefined && !live.hasEnded(),
  }
}
