import { BaseError, type Connector, RpcError } from '@latchkey/core'
import { solana, solanaDevnet } from '@latchkey/core/networks'
import { isAddress } from '@solana/kit'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { createAdapter } from './createAdapter.ts'

// Leaves time for machines that run other suites.
vi.setConfig({ testTimeout: 60_000 })

const networks = [solana, solanaDevnet]
const unbounded = { signal: undefined }
const [address = ''] = testAddresses
const anything = fc.anything({ withBoxedValues: true, withNullPrototype: true })
/** Random field of a wallet: a value, or a getter that throws. */
const answer = fc.oneof(
  anything.map((value) => () => value),
  fc.constant(() => {
    throw new TypeError('trap')
  }),
)

const refusal = anything.map((thrown) => () => {
  throw thrown
})

function connect(provider: unknown) {
  const info = { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' } as const
  const connector: Connector = { info, provider }
  return createAdapter({ networks }).connect(connector, { networks, silent: false, ...unbounded })
}

/** Checks that the error is one of the kit, whatever the wallet did. */
function expectNamed(error: unknown): void {
  expect(error instanceof BaseError || error instanceof RpcError).toBe(true)
}

test('S-62: connecting any object gives a wallet or an error of the kit', async () => {
  const fields = fc.record({ accounts: answer, chains: answer, features: answer })
  await fc.assert(
    fc.asyncProperty(fc.oneof(anything, fields), async (hostile) => {
      const wallet = fakeStandardWallet()
      for (const [field, get] of Object.entries(Object(hostile))) {
        if (typeof get === 'function') Object.defineProperty(wallet, field, { get: () => get() })
      }
      const provider = typeof Object(hostile)['accounts'] === 'function' ? wallet : hostile
      await connect(provider).then(
        async (connected) => {
          const accounts = await connected.getAccounts(unbounded)
          expect(accounts.every((account) => isAddress(account.address))).toBe(true)
        },
        (error: unknown) => expectNamed(error),
      )
    }),
    { numRuns: 300 },
  )
})

test('S-62: any answer gives a signature of 64 bytes or an error of the kit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(answer, refusal), async (reply) => {
      const provider = fakeStandardWallet({ answers: { 'solana:signMessage': reply } })
      const wallet = await connect(provider)
      const signing = wallet.features.signMessage?.({ message: 'm', address }, unbounded)
      await signing?.then(
        () => expect.unreachable('nothing here is a signature'),
        (error: unknown) => expectNamed(error),
      )
    }),
  )
})

test('S-62: reports no invalid account for any change event', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { maxLength: 4 }), async (changes) => {
      const listeners: ((change: unknown) => void)[] = []
      const base = fakeStandardWallet()
      const on = (_: unknown, listener: (change: unknown) => void) => {
        listeners.push(listener)
        return () => {}
      }
      const features = { ...base.features, 'standard:events': { on } }
      const wallet = await connect(Object.defineProperty(base, 'features', { get: () => features }))
      const heard: string[] = []
      const stop = wallet.watch({
        accountsChanged: (accounts) => heard.push(...accounts.map((account) => account.address)),
        networkChanged: () => {},
        disconnected: () => {},
      })
      for (const change of changes) {
        for (const listener of listeners) listener({ accounts: change })
        for (const listener of listeners) listener(change)
      }
      stop()
      expect(heard.every((each) => isAddress(each))).toBe(true)
    }),
  )
})
