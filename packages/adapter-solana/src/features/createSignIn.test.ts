import { solana } from '@latchkey/core/networks'
import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import {
  getBase58Encoder,
  getPublicKeyFromAddress,
  type SignatureBytes,
  address as toAddress,
  verifySignature,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import {
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from '../testing/fakeStandardWallet.ts'
import { testAddresses } from '../testing/testKeys.ts'

const networks = [solana]
const [accountAddress = '', other = ''] = testAddresses
const unbounded = { signal: undefined }
const data: SignInData = {
  accountAddress,
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  domain: 'app.example',
  uri: 'https://app.example/',
  version: '1',
  nonce: 'nonce0123456789',
  issuedAt: '2026-01-01T00:00:00.000Z',
}

async function connect(options: FakeStandardWalletOptions = {}) {
  const provider = fakeStandardWallet(options)
  const info = { id: 'Test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' } as const
  const adapter = createAdapter({ networks })
  const settings = { networks, silent: false, signal: undefined }
  return { provider, wallet: await adapter.connect({ info, provider }, settings) }
}

const variants: readonly (readonly [string, SignInData])[] = [
  ['without a statement', data],
  ['with a statement', { ...data, statement: 'Sign in to Latchkey.' }],
  [
    'with all optional lines and two resources',
    {
      ...data,
      statement: 'Sign in.',
      expirationTime: '2026-01-02T00:00:00.000Z',
      notBefore: '2026-01-01T00:00:00.000Z',
      requestId: '7',
      resources: ['https://app.example/a', 'ipfs://b'],
    },
  ],
]

test.each(variants)(
  'behavior: signs in with a wallet that writes the text itself %s',
  async (_, fields) => {
    const { wallet } = await connect()
    const output = await wallet.features.signIn?.(fields, unbounded)
    expect(output?.message).toBe(toSignInMessage(fields))
    const key = await getPublicKeyFromAddress(toAddress(accountAddress))
    const signature = getBase58Encoder().encode(output?.signature ?? '') as SignatureBytes
    expect(await verifySignature(key, signature, new TextEncoder().encode(output?.message))).toBe(
      true,
    )
  },
)

test('behavior: omits the scheme, for which the wallet has no field', async () => {
  const { wallet, provider } = await connect()
  const output = await wallet.features.signIn?.({ ...data, scheme: 'http' }, unbounded)
  expect(output?.message).toBe(toSignInMessage(data))
  expect(provider.calls.at(-1)?.inputs[0]).toMatchObject({
    address: accountAddress,
    chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
})

const text = toSignInMessage(data)
const changed: readonly (readonly [string, string])[] = [
  ['an added field', `${text}\nRequest ID: 7`],
  ['an added resource', `${text}\nResources:\n- https://evil.test/`],
  ['an added statement', text.replace('\n\n', '\n\nGive all.\n\n')],
  ['a field left out', text.replace('Version: 1\n', '')],
  ['another domain', text.replace('app.example wants', 'evil.example wants')],
  ['another nonce', text.replace('nonce0', 'nonce1')],
  ['another account', text.replace(accountAddress, other)],
  ['another chain', text.replace('5eykt4', '4uhcVJ')],
  ['CRLF', text.replaceAll('\n', '\r\n')],
  ['a byte order mark', `\ufeff${text}`],
  ['a prefix', `\u0000solana offchain${text}`],
]

test.each(changed)('S-82: a text with %s is refused', async (_, signed) => {
  const answer = () => [
    { signedMessage: new TextEncoder().encode(signed), signature: new Uint8Array(64) },
  ]
  const { wallet } = await connect({ answers: { 'solana:signIn': answer } })
  await expect(wallet.features.signIn?.(data, unbounded)).rejects.toMatchObject({
    code: 'sign_message_failed',
  })
})

test('S-62: an answer of another form is refused', async () => {
  const signedMessage = new TextEncoder().encode(text)
  const answers = [
    null,
    [],
    [{}],
    [{ signedMessage }],
    [{ signedMessage, signature: new Uint8Array(63) }],
  ]
  for (const answer of answers) {
    const { wallet } = await connect({ answers: { 'solana:signIn': () => answer } })
    await expect(wallet.features.signIn?.(data, unbounded)).rejects.toMatchObject({
      code: 'invalid_answer',
    })
  }
})

test('K-CHAIN-06: a refusal becomes the rejected error', async () => {
  const refuse = () => {
    throw { code: 4001 }
  }
  const { wallet } = await connect({ answers: { 'solana:signIn': refuse } })
  await expect(wallet.features.signIn?.(data, unbounded)).rejects.toMatchObject({
    code: 'connection_rejected',
  })
})
