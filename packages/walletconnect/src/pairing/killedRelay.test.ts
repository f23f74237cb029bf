import { BaseError } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { startRelayProcess } from '@latchkey/sandbox/relay/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPairAt } from '../fixtures/createTestPair.ts'

// Leaves time for the back-off on a machine that runs other suites.
vi.setConfig({ testTimeout: 120_000 })

const eip155 = {
  chains: ['eip155:1'],
  accounts: ['eip155:1:0x0000000000000000000000000000000000000002'],
  methods: ['personal_sign'],
  events: ['accountsChanged', 'chainChanged'],
}
const atMostMs = 60_000

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function watchRejections(): readonly unknown[] {
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  return rejections
}

/** Scans a pairing, kills the relay `delayMs` later and restarts it after `awayMs`. */
async function pairThroughKill({ delayMs, awayMs }: { delayMs: number; awayMs: number }) {
  const relay = await startRelayProcess()
  onTestFinished(relay.end)
  const { walletConnect, wallet } = await createPairAt(relay.url, { networks: [mainnet] })
  wallet.once('session_proposal', ({ id }) =>
    // Ignores the wallet's own failure, because the page waits for messages that reach it.
    wallet.approve({ id, namespaces: { eip155 } }).catch(() => undefined),
  )
  let restarted: Promise<void> | undefined
  const restart = async () => {
    await after(delayMs)
    await relay.kill()
    await after(awayMs)
    await relay.start()
  }
  const pairing = walletConnect.pair({
    signal: undefined,
    onUri: ({ uri }) => {
      wallet.pair({ uri }).catch(() => undefined)
      restarted = restart()
    },
  })
  const ending = pairing.then(
    ({ namespaces }) => namespaces,
    (error: unknown) => error,
  )
  const ended = await Promise.race([ending, after(atMostMs).then(() => 'nothing')])
  await restarted
  return ended
}

/**
 * Returns whether a pairing has ended properly: with a connection, or with an error whose text the
 * modal shows.
 */
const isEnd = (ended: unknown) =>
  ended instanceof BaseError ? ended.shortMessage !== '' : Array.isArray(ended)

/**
 * Number of pairings for a longer run by hand, e.g. `LATCHKEY_PAIRINGS=40`. 0: the fixed delays.
 */
const wanted = Number(process.env['LATCHKEY_PAIRINGS'] ?? 0)
const delays = wanted
  ? Array.from({ length: wanted }, (_, index) => (index * 53) % 900)
  : [60, 140, 178, 215, 300]

test.each(delays)(
  'S-132h: killing the relay %i ms after the scan ends in a connection or a handled error',
  async (delayMs) => {
    const rejections = watchRejections()
    const ended = await pairThroughKill({ delayMs, awayMs: 1_800 })
    expect(isEnd(ended), String(ended)).toBe(true)
    expect(rejections).toEqual([])
  },
)
