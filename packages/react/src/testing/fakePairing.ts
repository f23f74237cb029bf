import type { Ports } from '@latchkey/kit'
import { createUniversalWallet } from '@latchkey/walletconnect'
import {
  type FakeWalletConnect,
  type FakeWalletConnectOptions,
  fakeWalletConnect,
} from '@latchkey/walletconnect/testing'

/** What a kit needs to pair with a pretended wallet, and the wallet's strings. */
export function fakePairing(options: FakeWalletConnectOptions = {}): {
  readonly fake: FakeWalletConnect
  readonly options: { readonly relayUrl: string; readonly ports: Partial<Ports> }
  /** From here on the wallet has the time of a kit. */
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
