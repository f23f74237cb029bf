import type { Hex, TypedData } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import {
  hashTypedData,
  isHex,
  parseSignature,
  recoverTypedDataAddress,
  serializeCompactSignature,
  signatureToCompactSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { fakeProvider } from '../testing/fakeProvider.ts'

const networks = [mainnet]
// The key's signatures of both texts have different parities of y.
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const verifyingContract = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const permit: TypedData = {
  domain: { name: 'USD Coin', version: '2', chainId: 1n, verifyingContract },
  types: { Permit: [{ name: 'value', type: 'uint256' }] },
  primaryType: 'Permit',
  message: { value: 5n },
}

async function connect(sign: (params: readonly unknown[]) => unknown) {
  const answer = (params: unknown) => sign(Array.isArray(params) ? params : [])
  const provider = fakeProvider({
    accounts: [key.address],
    answers: { personal_sign: answer, eth_signTypedData_v4: answer },
  })
  const wallet = await createAdapter({ networks }).connect(
    { provider, info: { id: 'w', type: 'ANNOUNCED', name: 'W', namespace: 'eip155' } },
    { networks, silent: false, signal: undefined },
  )
  const { signMessage, ethereum } = wallet.features
  if (!signMessage || !ethereum) throw new Error('An EVM wallet signs.')
  const none = { signal: undefined }
  return {
    signText: (message: string) => signMessage({ message, address: key.address }, none),
    signData: (data: TypedData) => ethereum.signTypedData(data, none),
  }
}

const withV = (signature: Hex, shift: number): Hex => {
  const v = Number.parseInt(signature.slice(-2), 16) + shift
  return `0x${signature.slice(2, -2)}${v.toString(16).padStart(2, '0')}`
}
const toCompact = (signature: Hex) =>
  serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))

const forms: readonly (readonly [string, (signature: Hex) => Hex])[] = [
  ['v 27 or 28', (signature) => signature],
  ['v 0 or 1', (signature) => withV(signature, -27)],
  ['the compact form of EIP-2098', toCompact],
]

test.each(forms)(
  'K-WORLD-07c: a signed text leaves in the standard form: %s',
  async (_, toForm) => {
    const seen = new Set<string>()
    for (const message of ['one', 'two', 'three', 'four', 'five']) {
      const standard = await key.signMessage({ message })
      const { signText } = await connect(() => toForm(standard))
      expect(await signText(message)).toBe(standard)
      seen.add(standard.slice(-2))
    }
    expect([...seen].toSorted()).toEqual(['1b', '1c'])
  },
)

test.each(forms)('K-WORLD-07c: signed data leaves in the standard form: %s', async (_, toForm) => {
  const standard = await key.sign({ hash: hashTypedData(permit) })
  const { signData } = await connect(() => toForm(standard))
  expect(await signData(permit)).toBe(standard)
})

test('K-WORLD-07c: the signature of a contract wallet stays as it is', async () => {
  const foreign = await other.signMessage({ message: 'one' })
  const approvedHash: Hex = `0x${key.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`
  for (const signature of [withV(foreign, -27), toCompact(foreign), approvedHash]) {
    const { signText } = await connect(() => signature)
    expect(await signText('one')).toBe(signature)
  }
})

/** Signs as a wallet does: the hash of exactly the JSON that it receives. */
async function signAsWallet([, json]: readonly unknown[]): Promise<Hex> {
  const data = JSON.parse(String(json))
  // Wallets hash an empty domain if its type is missing.
  const types = { EIP712Domain: [], ...data.types }
  return key.sign({ hash: hashTypedData({ ...data, types }) })
}

test('K-WORLD-07a: a permit without EIP712Domain is signed for its domain', async () => {
  const { signData } = await connect(signAsWallet)
  const signature = await signData(permit)
  expect(await recoverTypedDataAddress({ ...permit, signature })).toBe(key.address)
})

test.each([
  [{}, []],
  [{ chainId: '1' }, ['chainId']],
  [{ name: '', version: undefined, salt: null }, ['name']],
  [{ ...permit.domain, salt: `0x${'1'.repeat(64)}` }, undefined],
])('K-WORLD-07a: the domain type has the fields of the domain: %o', async (domain, names) => {
  const received: unknown[] = []
  const { signData } = await connect(([, json]) => {
    received.push(JSON.parse(String(json)))
    return '0xabcd'
  })
  expect(isHex(await signData({ ...permit, domain }))).toBe(true)
  const all = ['name', 'version', 'chainId', 'verifyingContract', 'salt']
  const type = (names ?? all).map((name) => expect.objectContaining({ name }))
  expect(received).toMatchObject([{ types: { EIP712Domain: type } }])
})

test('K-WORLD-07a: a declared EIP712Domain stays', async () => {
  const received: unknown[] = []
  const { signData } = await connect(([, json]) => {
    received.push(JSON.parse(String(json)))
    return '0xabcd'
  })
  const EIP712Domain = [{ name: 'chainId', type: 'uint256' }]
  await signData({ ...permit, types: { ...permit.types, EIP712Domain } })
  expect(received).toMatchObject([{ types: { EIP712Domain } }])
})
