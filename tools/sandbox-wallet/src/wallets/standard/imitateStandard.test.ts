import { expect, test } from 'vitest'
import { imitateStandard } from './imitateStandard.ts'
import type { SolanaChange } from './StandardChange.ts'

const signing = ['solana:signMessage', 'solana:signTransaction']
const account = { address: 'A', publicKey: new Uint8Array(32).fill(3), features: signing }
type Input = { readonly account?: object; readonly message?: Uint8Array; readonly silent?: boolean }

/** Wraps a wallet with one account. Its prompts stay open until the test answers them. */
function imitate(change: SolanaChange) {
  const waiting: ((error?: Error) => void)[] = []
  const received: Input[] = []
  const prompt = (input: Input) =>
    new Promise<unknown>((resolve, reject) => {
      received.push(input)
      waiting.push((error) => (error ? reject(error) : resolve([input])))
    })
  const part = {
    readAccounts: () => [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => undefined },
      'solana:signMessage': { version: '1.0.0', signMessage: prompt },
      'solana:signTransaction': {
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: prompt,
      },
    },
  }
  const wallet = imitateStandard(part, change)
  const answer = (error?: Error) => waiting.shift()?.(error)
  return { ...wallet, answer, received }
}

const busy = () => new Error('busy')

test('one account gives one object, with the features that it supports', async () => {
  const { features, readAccounts } = imitate({ accountsWithout: ['solana:signMessage'] })
  const [first] = readAccounts()
  expect(first?.features).toEqual(['solana:signTransaction'])
  const { accounts } = await features['standard:connect'].connect()
  expect(accounts[0]).toBe(first)
  const message = new Uint8Array()
  const signing = features['solana:signMessage'].signMessage({ account, message })
  await expect(signing).rejects.toMatchObject({ code: 4200 })
})

test('without a change, accounts and answers are those of the neutral wallet', async () => {
  const { features, readAccounts, answer, received } = imitate({})
  expect(readAccounts()).toEqual([account])
  expect(readAccounts()[0]).toBe(account)
  const message = Uint8Array.of(1)
  const signing = features['solana:signMessage'].signMessage({ account, message })
  answer(Object.assign(new Error('no'), { code: 4001 }))
  await expect(signing).rejects.toThrow('no')
  expect(received).toEqual([{ account, message }])
})

test('busy: prompts are refused while one is open, silent requests are not', async () => {
  const { features, answer } = imitate({ busy })
  const sign = () => features['solana:signMessage'].signMessage({ account })
  const first = sign()
  await expect(sign()).rejects.toThrow('busy')
  await expect(features['standard:connect'].connect()).rejects.toThrow('busy')
  await features['standard:disconnect'].disconnect()
  const silent: unknown = Reflect.apply(features['standard:connect'].connect, undefined, [
    { silent: true },
  ])
  expect(await silent).toEqual({ accounts: [account] })
  answer()
  await first
  const next = sign()
  answer()
  expect(await next).toEqual([{ account }])
})

test('versions and missing features', () => {
  const { features } = imitate({ versions: ['legacy'], without: ['solana:signMessage'] })
  expect(features['solana:signTransaction'].supportedTransactionVersions).toEqual(['legacy'])
  expect(Object.keys(features)).not.toContain('solana:signMessage')
  expect(features['standard:connect']).not.toHaveProperty('supportedTransactionVersions')
})

test('an off-chain message has the signer and the length of the text', async () => {
  const { features, answer, received } = imitate({ signsEnvelope: true })
  const message = new Uint8Array(300).fill(65)
  const signing = features['solana:signMessage'].signMessage({ account, message })
  answer()
  await signing
  const [envelope = new Uint8Array()] = received.map((input) => input.message)
  expect(new TextDecoder().decode(envelope.slice(1, 16))).toBe('solana offchain')
  expect([...envelope.slice(16, 51)]).toEqual([0, ...new Uint8Array(32), 0, 1])
  expect(envelope.slice(51, 83)).toEqual(account.publicKey)
  expect([...envelope.slice(83, 85)]).toEqual([300 & 255, 1])
  expect(envelope.slice(85)).toEqual(message)
})
