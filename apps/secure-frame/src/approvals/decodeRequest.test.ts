import { toWalletProofText } from '@latchkey/frame-api'
import { base58 } from '@scure/base'
import { stringToBytes, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import type { Refusal } from '../requests/RequestRefusedError.ts'
import type { Json, SigningMethod, SigningRequestInput } from '../requests/SigningRequest.ts'
import { toTransactionBytes } from '../solana/testing/toMessageBytes.ts'
import { dailyAllowance, endlessAllowance } from './corpus/batches.ts'
import { now, permitData, signInText, typed } from './corpus/messages.ts'
import { disguised, toDraft } from './corpus/solana.ts'
import { friend, me, mint, theirs } from './corpus/solanaAccounts.ts'
import { fees } from './corpus/transactions.ts'
import { decodeRequest } from './decodeRequest.ts'
import { noFacts } from './model/Facts.ts'
import { programs } from './solana/programs.ts'
import { account, createTestRequest, other } from './testing/createTestRequest.ts'
import { toApproval } from './toApproval.ts'

type Extra = Partial<SigningRequestInput>
const decode = (method: SigningMethod, params: Json, extra: Extra = {}) =>
  decodeRequest(createTestRequest({ method, params, ...extra }), { now })

const transaction = (fields: { [key: string]: Json }) => [
  { from: account, to: other, ...fees, ...fields },
]
const batch = (fields: { [key: string]: Json }) => [
  { version: '2.0.0', chainId: '0x1', calls: [{ to: other }], ...fields },
]
const sign = (text: string) => [stringToHex(text), account]
const solana = (message: Parameters<typeof toTransactionBytes>[0]) => ({
  transaction: base58.encode(toTransactionBytes(message)),
})
const payment = toDraft([[programs.system, [me, friend], [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]]])

const authority = (primaryType: string) => [
  account,
  JSON.stringify({
    domain: { chainId: 1, verifyingContract: account },
    types: { [primaryType]: [{ name: 'sender', type: 'address' }] },
    primaryType,
    message: { sender: account },
  }),
]

test.each<[string, Refusal, SigningMethod, Json, Extra?]>([
  [
    'S-52f: a transaction for another chain',
    'wrong_chain',
    'eth_sendTransaction',
    transaction({ chainId: '0x89' }),
  ],
  [
    'S-13: a batch for another chain',
    'wrong_chain',
    'wallet_sendCalls',
    batch({ chainId: '0x89' }),
  ],
  [
    'S-13: permissions for another chain',
    'wrong_chain',
    'wallet_grantPermissions',
    [{ chainId: '0x89' }],
  ],
  [
    'S-52f: typed data for another chain',
    'wrong_chain',
    'eth_signTypedData_v4',
    [account, typed(permitData({}, { chainId: 137 }))],
  ],
  [
    'S-52f: an operation of a smart account',
    'account_authority',
    'eth_signTypedData_v4',
    authority('PackedUserOperation'),
  ],
  [
    'S-52f: a delegation of a smart account',
    'account_authority',
    'eth_signTypedData_v4',
    authority('Delegation'),
  ],
  [
    'S-13: a transaction from another account',
    'wrong_account',
    'eth_sendTransaction',
    transaction({ from: other }),
  ],
  [
    'S-13: a batch from another account',
    'wrong_account',
    'wallet_sendCalls',
    batch({ from: other }),
  ],
  [
    'S-13: typed data for another account',
    'wrong_account',
    'eth_signTypedData_v4',
    [other, typed(permitData())],
  ],
  [
    'S-13: a text for another account',
    'wrong_account',
    'personal_sign',
    [stringToHex('hi'), other],
  ],
  ['S-13: EIP-7702 by its type', 'delegation', 'eth_sendTransaction', transaction({ type: '0x4' })],
  [
    'S-13: EIP-7702 by its list',
    'delegation',
    'eth_sendTransaction',
    transaction({ authorizationList: [] }),
  ],
  [
    'S-13: EIP-7702 in a batch',
    'delegation',
    'wallet_sendCalls',
    batch({ calls: [{ to: other, authorizationList: [] }] }),
  ],
  [
    'S-13: a blob transaction',
    'transaction_type',
    'eth_sendTransaction',
    transaction({ type: '0x3' }),
  ],
  [
    'S-53d: signing in to another site',
    'wrong_domain',
    'personal_sign',
    sign(signInText({ domain: 'evil.test' })),
  ],
  [
    'S-53d: another port',
    'wrong_domain',
    'personal_sign',
    sign(signInText({ domain: 'app.example.test:8443' })),
  ],
  [
    'S-53d: a site as user name',
    'wrong_domain',
    'personal_sign',
    sign(signInText({ domain: 'app.example.test@evil.test' })),
  ],
  [
    'S-53d: another scheme',
    'wrong_domain',
    'personal_sign',
    sign(signInText({ domain: 'http://app.example.test' })),
  ],
  [
    'S-53d: an URI of another site',
    'wrong_domain',
    'personal_sign',
    sign(signInText({ uri: 'https://evil.test/' })),
  ],
  [
    'S-53d: signing in with another account',
    'wrong_account',
    'personal_sign',
    sign(signInText({ address: other })),
  ],
  [
    'S-53d: signing in on another chain',
    'wrong_chain',
    'personal_sign',
    sign(signInText({ chain: '137' })),
  ],
  [
    'S-53d: too old',
    'wrong_time',
    'personal_sign',
    sign(signInText({ issued: '2030-01-15T09:49:59.000Z' })),
  ],
  [
    'S-53d: from the future',
    'wrong_time',
    'personal_sign',
    sign(signInText({ issued: '2030-01-15T10:05:01.000Z' })),
  ],
  [
    'S-53d: expired',
    'wrong_time',
    'personal_sign',
    sign(signInText({ more: '\nExpiration Time: 2030-01-15T09:54:59.000Z' })),
  ],
  [
    'S-53d: not valid yet',
    'wrong_time',
    'personal_sign',
    sign(signInText({ more: '\nNot Before: 2030-01-15T10:05:01.000Z' })),
  ],
  [
    'S-137: a permission that has expired',
    'expired',
    'wallet_grantPermissions',
    dailyAllowance(BigInt(now / 1_000 - 301)),
  ],
  [
    'S-36b: a proof of an opened wallet',
    'wallet_proof',
    'personal_sign',
    sign(toWalletProofText('AAAAAAAAAAAAAAAAAAAAAA', { act: 'archive', nonce: 'x' })),
  ],
  [
    'S-36b: a proof of an opened wallet, by its Solana account',
    'wallet_proof',
    'solana_signMessage',
    { message: base58.encode(stringToBytes(toWalletProofText('AAAAAAAAAAAAAAAAAAAAAA'))) },
  ],
  [
    'S-52f: a Solana message that is a transaction',
    'transaction_as_message',
    'solana_signMessage',
    { message: disguised, pubkey: me },
    { account: me },
  ],
  [
    'S-52f: a Solana message that is a serialized transaction',
    'transaction_as_message',
    'solana_signMessage',
    { message: solana(payment).transaction, pubkey: me },
    { account: me },
  ],
  [
    'S-13: a Solana message for another key',
    'wrong_account',
    'solana_signMessage',
    { message: 'abc', pubkey: friend },
    { account: me },
  ],
  [
    'S-13: a transaction that others sign',
    'wrong_account',
    'solana_signTransaction',
    solana(payment),
    { account: friend },
  ],
  [
    'S-13: a Solana method on an EVM chain',
    'wrong_chain',
    'solana_signTransaction',
    solana(payment),
    { account: me, caipNetworkId: 'eip155:1' },
  ],
  [
    'too many calls',
    'too_large',
    'wallet_sendCalls',
    batch({ calls: new Array(65).fill({ to: other }) }),
  ],
])('error: %s is refused as %s', (_, refusal, method, params, extra) => {
  expect(() => decode(method, params, extra)).toThrow(expect.objectContaining({ refusal }))
})

test.each(['eth_sign', 'eth_signTransaction', 'eth_signTypedData'])(
  'S-13: %s is refused',
  (name) => {
    const request = { ...createTestRequest({ method: 'personal_sign', params: [] }), method: name }
    expect(() => decodeRequest(request as never, { now })).toThrow(
      expect.objectContaining({ refusal: 'eth_sign' }),
    )
  },
)

test.each<[string, SigningMethod, Json]>([
  [
    'K-APPROVE-06: a call without a receiver',
    'wallet_sendCalls',
    batch({ calls: [{ data: '0x12' }] }),
  ],
  [
    'K-APPROVE-06: a receiver without 0x',
    'wallet_sendCalls',
    batch({ calls: [{ to: other.slice(2) }] }),
  ],
  [
    'K-APPROVE-06: data without 0x',
    'wallet_sendCalls',
    batch({ calls: [{ to: other, data: '12' }] }),
  ],
  ['no calls', 'wallet_sendCalls', batch({ calls: [] })],
  ['two batches', 'wallet_sendCalls', [{ calls: [{ to: other }] }, { calls: [{ to: other }] }]],
  ['half a byte', 'eth_sendTransaction', transaction({ data: '0x123' })],
  ['a wrong checksum', 'eth_sendTransaction', transaction({ to: other.replace('C', 'c') })],
  ['a negative value', 'eth_sendTransaction', transaction({ value: '-1' })],
  ['two contents', 'eth_sendTransaction', transaction({ data: '0x12', input: '0x34' })],
  [
    'S-51: a price that is shown beside one that is paid',
    'eth_sendTransaction',
    transaction({ gas: '0x5208', gasPrice: '0xffffffffffff', maxFeePerGas: '0x1' }),
  ],
  ['an unknown field', 'eth_sendTransaction', transaction({ maxFeePerBlobGas: '0x1' })],
  ['neither receiver nor code', 'eth_sendTransaction', [{ from: account, ...fees }]],
  ['no list', 'eth_sendTransaction', { to: other }],
  ['typed data that is no JSON', 'eth_signTypedData_v4', [account, '{']],
  [
    'typed data of no type',
    'eth_signTypedData_v4',
    [account, typed({ ...permitData(), primaryType: 'X' })],
  ],
  [
    'only a domain',
    'eth_signTypedData_v4',
    [account, typed({ ...permitData(), primaryType: 'EIP712Domain' })],
  ],
  ['a value out of range', 'eth_signTypedData_v4', [account, typed(permitData({ value: -1 }))]],
  ['a missing value', 'eth_signTypedData_v4', [account, typed({ ...permitData(), message: {} })]],
  ['a Solana transaction that is none', 'solana_signTransaction', { transaction: 'abc' }],
  ['a Solana transaction not in base58', 'solana_signTransaction', { transaction: '0OIl' }],
])('error: %s is invalid', (_, method, params) => {
  expect(() => decode(method, params)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('S-52f: a domain whose type omits the chain id is invalid', () => {
  const data = JSON.parse(typed(permitData()))
  data.types.EIP712Domain = [{ name: 'name', type: 'string' }]
  expect(() => decode('eth_signTypedData_v4', [account, JSON.stringify(data)])).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})

test('S-52a: a new token account names token, owner and payer, and is known by six accounts', () => {
  const { associatedToken, system, token } = programs
  const accounts = [me, theirs, friend, mint, system, token]
  const read = (data: readonly number[], names = accounts) => {
    const draft = toDraft([[associatedToken, names, data]])
    return decode('solana_signTransaction', solana(draft), { account: me }).steps
  }
  const toRow = (label: string, address: string) => ({ label, value: { type: 'address', address } })
  const creation = {
    action: 'create-token-account',
    rows: [
      toRow('Token account', theirs),
      toRow('Token', mint),
      toRow('Owner', friend),
      toRow('Paid by', me),
    ],
  }
  for (const data of [[], [0], [1]]) expect(read(data)).toMatchObject([creation])
  expect(read([2])[0]?.action).not.toBe('create-token-account')
  expect(read([0, 0])[0]?.action).not.toBe('create-token-account')
  expect(read([], accounts.slice(0, 5))[0]?.action).not.toBe('create-token-account')
})

test('behavior: a sign-in message at the limits of its validity is accepted', () => {
  for (const issued of ['2030-01-15T09:50:00.000Z', '2030-01-15T10:05:00.000Z'])
    expect(decode('personal_sign', sign(signInText({ issued }))).steps[0]?.action).toBe('sign-in')
})

test('S-137: a permission that ends now is shown, because clocks may differ by five minutes', () => {
  const ends = dailyAllowance(BigInt(now / 1_000 - 300))
  expect(decode('wallet_grantPermissions', ends).steps[0]?.action).toBe('grant-permission')
})

test('S-52d: a renewing allowance without an effective limit gives the unlimited warning', () => {
  const warn = (params: Json) => {
    const request = createTestRequest({ method: 'wallet_grantPermissions', params })
    const { warnings } = toApproval(request, decodeRequest(request, { now }), noFacts)
    return warnings.filter(({ text }) => text.startsWith('Unlimited'))
  }
  expect(warn(endlessAllowance)).toMatchObject([{ level: 'danger' }])
  expect(warn(dailyAllowance())).toEqual([])
})

test('behavior: a refusal has a readable reason', () => {
  const refused = () => decode('eth_sendTransaction', transaction({ chainId: '0x89' }))
  expect(refused).toThrow('The request is for a different network than the one in use.')
})
