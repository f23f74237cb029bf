import { BaseError, type Connector, RpcError } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../address/parseAddress.ts'
import type { ProviderStyle } from '../handle/WalletHandle.ts'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { createAdapter } from './createAdapter.ts'

const networks = [bitcoin]
const unbounded = { signal: undefined }
const { p2wpkh, p2tr } = createTestKeys().accounts

/**
 * Random answers of a hostile wallet, of which some are almost valid, so that parsing reaches later
 * steps.
 */
const answer = fc.oneof(
  fc.anything(),
  fc.constantFrom<unknown>(
    [p2wpkh.address],
    { accounts: [{ address: p2wpkh.address, chains: ['bitcoin:mainnet'] }] },
    { addresses: [{ address: p2tr.address, purpose: 'ordinals' }, { address: p2wpkh.address }] },
    { result: { addresses: [p2wpkh.address] } },
    { error: { code: 4001 } },
    { error: 'text' },
    { bitcoin: { name: 'Mainnet' } },
    { enum: 'BITCOIN_MAINNET' },
    { signature: p2wpkh.signMessage('Hi', 'ecdsa') },
  ),
)

/**
 * Creates a wallet of all provider styles. Each method call returns or throws the next of the
 * answers.
 */
function createTarget(answers: readonly unknown[], throwing: readonly boolean[]): object {
  let turn = 0
  const method = () => {
    const index = turn % answers.length
    turn += 1
    if (throwing[index % throwing.length]) throw answers[index]
    return answers[index]
  }
  const methods = ['request', 'requestAccounts', 'getAccounts', 'getChain', 'getPublicKey']
  const more = ['signMessage', 'sendBitcoin', 'signPsbt', 'on', 'removeListener', 'disconnect']
  const named = Object.fromEntries([...methods, ...more].map((name) => [name, method]))
  const features = {
    'bitcoin:connect': { connect: method },
    'bitcoin:signMessage': { signMessage: method },
    'bitcoin:signTransaction': { signTransaction: method },
    'standard:connect': { connect: method },
    'standard:events': { on: method },
  }
  return { ...named, features, accounts: answers[0] }
}

const hostile = fc.record({
  style: fc.constantFrom<ProviderStyle>('standard', 'satsConnect', 'injected'),
  answers: fc.array(answer, { minLength: 1, maxLength: 6 }),
  throwing: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
  silent: fc.boolean(),
})

async function use(connector: Connector, silent: boolean): Promise<void> {
  const wallet = await createAdapter({ networks }).connect(connector, {
    networks,
    silent,
    ...unbounded,
  })
  const accounts = await wallet.getAccounts(unbounded)
  for (const { address } of accounts) expect(parseAddress(address)?.address).toBe(address)
  expect(await wallet.getNetworkId(unbounded)).toMatch(/^bip122:[0-9a-f]{32}$/)
  const stop = wallet.watch({
    accountsChanged: () => {},
    networkChanged: () => {},
    disconnected: () => {},
  })
  stop()
  const signature = await wallet.features.signMessage?.(
    { message: 'Hi', address: p2wpkh.address },
    unbounded,
  )
  expect(signature).toMatch(/^[A-Za-z0-9+/]{86,}={0,2}$/)
  await wallet.disconnect()
}

test('S-62: any answer or error gives valid accounts and errors with a code', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async ({ style, answers, throwing, silent }) => {
      const provider = { style, target: createTarget(answers, throwing) }
      const info = { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' } as const
      const error: unknown = await use({ info, provider }, silent).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      if (error === undefined) return
      expect(error instanceof BaseError || error instanceof RpcError).toBe(true)
      expect(String(error).length).toBeLessThan(300)
    }),
    { numRuns: 600 },
  )
})
