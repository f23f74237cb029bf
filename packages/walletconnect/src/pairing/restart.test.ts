import { mainnet } from '@latchkey/core/networks'
import { expect, test, vi } from 'vitest'
import { createTestPair } from '../fixtures/createTestPair.ts'

// Leaves time for the back-off on a machine that runs other suites.
vi.setConfig({ testTimeout: 90_000 })

const eip155 = {
  chains: ['eip155:1'],
  accounts: ['eip155:1:0x0000000000000000000000000000000000000002'],
  methods: ['personal_sign'],
  events: ['accountsChanged', 'chainChanged'],
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Scans a pairing, stops the relay `delayMs` later and restarts it after `awayMs`. */
async function pairThroughRestart({ delayMs, awayMs }: { delayMs: number; awayMs: number }) {
  const { relay, walletConnect, wallet } = await createTestPair({ networks: [mainnet] })
  wallet.once('session_proposal', ({ id }) =>
    // Ignores the wallet's own failure, because the page waits for messages that reach it.
    wallet.approve({ id, namespaces: { eip155 } }).catch(() => undefined),
  )
  let restarted: Promise<void> | undefined
  const restart = async () => {
    await after(delayMs)
    await relay.stop()
    await after(awayMs)
    await relay.start()
  }
  const session = await walletConnect.pair({
    signal: undefined,
    onUri: ({ uri }) => {
      wallet.pair({ uri }).catch(() => undefined)
      restarted = restart()
    },
  })
  await restarted
  return session
}

/** Number of pairings for a longer run by hand, e.g. `LATCHKEY_PAIRINGS=40`. */
const wanted = Number(process.env['LATCHKEY_PAIRINGS'] ?? 0)
const cases = wanted
  ? Array.from({ length: wanted }, (_, index) => [
      (index * 53) % 1_200,
      200 + ((index * 677) % 2_600),
    ])
  : [
      [20, 200],
      [178, 2_450],
      [400, 600],
    ]

test.each(cases)(
  'S-132h: a pairing survives a relay outage %i ms after the scan, for %i ms',
  async (delayMs = 0, awayMs = 0) => {
    const session = await pairThroughRestart({ delayMs, awayMs })
    expect(session.namespaces).toEqual(['eip155'])
  },
)
