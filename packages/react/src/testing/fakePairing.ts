import type { Ports } from '@latchkey/kit'
import { createUniversalWallet } from '@latchkey/walletconnect'
import {
  type FakeWalletConnect,
  type FakeWalletConnectOptions,
  fakeWalletConnect,
} from '@latchkey/walletconnect/testing'

/**
 * Returns kit options for pairing with a fake wallet, and the fake with which tests control that
 * wallet.
 */
export function fakePairing(options: FakeWalletConnectOptions = {}): {
  readonly fake: FakeWalletConnect
  readonly options: { readonly relayUrl: string; readonly ports: Partial<Ports> }
  /** Makes the fake wallet use the clock of a kit. */
  readonly follow: (kit: { readonly ports: Pick<Ports, 'now'> }) => void
} {
  let { now } = Date
  const fake = fakeWalletConnect({ answer: 'wait', now: () => now(), ...options })
  const loadWalletConnect: NonNullable<Ports['loadWalletConnect']> = async () => ({
    createWalletConnect: async () => fake.walletConnect,
    createUniversalWallet,
  })
  return {
    fake,
    options: { relayUrl: 'wss://relay.example', ports: { loadWalletConnect } },
    follow: (kit) => {
      now = kit.ports.now
    },
  }
}
