import { MaybeSentError } from '@latchkey/core'
import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { clusterNetwork, fakeCluster } from '../testing/fakeCluster.ts'
import {
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from '../testing/fakeStandardWallet.ts'
import { readTestKey, testAddresses } from '../testing/testKeys.ts'
import { insertSignature } from '../transaction/insertSignature.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { toTransfer } from '../transaction/toTransfer.ts'
import { isSignedByAddress } from '../verify/isSignedByAddress.ts'
import { toOffchainMessages } from '../verify/offchainMessage.ts'

const [from = '', to = ''] = testAddresses
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function connect(answers: FakeStandardWalletOptions['answers'] = {}) {
  server.use(fakeCluster().handler)
  const provider = fakeStandardWallet({ answers })
  const networks = [clusterNetwork]
  const { features } = await createAdapter({ networks }).connect(
    { info: { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' }, provider },
    { networks, silent: false, signal: undefined },
  )
  return { features, provider }
}

const bytes = Uint8Array.from({ length: 64 }, (_, index) => 255 - index)
const base58 = getBase58Decoder().decode(bytes)
const framed = new Uint8Array([0, 0, ...bytes]).subarray(2)
/** Shapes in which wallets return a signature, by name, with the function that creates each. */
const shapes: readonly (readonly [string, (of: Uint8Array) => unknown])[] = [
  ['a Uint8Array', (of) => of],
  ['an ArrayBuffer', (of) => Uint8Array.from(of).buffer],
  ['numbers', (of) => [...of]],
  ['an object of indexes', (of) => JSON.parse(JSON.stringify(of))],
  ['a Buffer in JSON', (of) => ({ type: 'Buffer', data: [...of] })],
  ['base58', (of) => getBase58Decoder().decode(of)],
  ['base64', (of) => getBase64Decoder().decode(of)],
]
const bare = () => toTransfer({ from, to, lamports: 7n, blockhash: zeroKey })

test.each(shapes)('S-62: reads a sent signature that is %s', async (_, toShape) => {
  const answers = [
    [{ signature: toShape(framed) }],
    { signature: toShape(framed) },
    [toShape(framed)],
    toShape(framed),
  ]
  for (const answer of answers) {
    const { features } = await connect({ 'solana:signAndSendTransaction': () => answer })
    expect(await features.solana?.signAndSendTransaction(bare())).toBe(base58)
  }
})

test.each(shapes)('S-62: reads a signed text whose bytes are %s', async (_, toShape) => {
  const message = new TextEncoder().encode('Hello')
  for (const signedMessage of [toShape(message), undefined]) {
    const answer = () => [{ signedMessage, signature: toShape(bytes) }]
    const { features } = await connect({ 'solana:signMessage': answer })
    // Five bytes have no padding in base64, so that base58 is the only text form of short messages.
    expect(await features.signMessage?.({ message: 'Hello', address: from })).toBe(base58)
  }
})

test.each(shapes)('S-62: reads a signed transaction that is %s', async (_, toShape) => {
  let signed = new Uint8Array()
  const { features } = await connect({
    'solana:signTransaction': ({ transaction = new Uint8Array() }) => {
      signed = Uint8Array.from(insertSignature(transaction, from, bytes))
      return [{ signedTransaction: toShape(signed) }]
    },
  })
  expect(await features.solana?.signTransaction?.(bare())).toEqual(signed)
})

test.each([
  null,
  {},
  [],
  [{}],
  [1, 2],
  'done',
  [{ signature: new Uint8Array(63) }],
  [{ signature: [...bytes.slice(1), 256] }],
])('S-62: an unreadable answer after sending, %o, may have been sent', async (answer) => {
  const { features } = await connect({ 'solana:signAndSendTransaction': () => answer })
  const sending = features.solana?.signAndSendTransaction(bare())
  await expect(sending).rejects.toBeInstanceOf(MaybeSentError)
})

async function signAs(signed: Uint8Array) {
  const key = await readTestKey(from)
  const signature = new Uint8Array(
    await crypto.subtle.sign('Ed25519', key, Uint8Array.from(signed)),
  )
  return () => [{ signedMessage: signed, signature }]
}

const text = 'play.example wants you to sign in'
const envelopes = toOffchainMessages({ message: new TextEncoder().encode(text), address: from })

test.each(envelopes.map((envelope, index) => [index, envelope] as const))(
  'K-SIWX-06: accepts an off-chain message around the text, form %i',
  async (_, envelope) => {
    const { features } = await connect({ 'solana:signMessage': await signAs(envelope) })
    const signature = await features.signMessage?.({ message: text, address: from })
    expect(isSignedByAddress({ address: from, message: text, signature: signature ?? '' })).toBe(
      true,
    )
    const other = `${text}!`
    expect(isSignedByAddress({ address: from, message: other, signature: signature ?? '' })).toBe(
      false,
    )
  },
)

test('S-82: an off-chain message with another text or account is refused', async () => {
  const message = new TextEncoder().encode(text)
  const further = new TextEncoder().encode(`${text}!`)
  const others = [
    ...toOffchainMessages({ message: further, address: from }),
    ...toOffchainMessages({ message, address: to }).filter((_, index) => index % 2 === 1),
    Uint8Array.of(0xff, ...message),
  ]
  for (const other of others) {
    const { features } = await connect({ 'solana:signMessage': await signAs(other) })
    const signing = features.signMessage?.({ message: text, address: from })
    await expect(signing).rejects.toMatchObject({ variant: 'otherText' })
  }
})
