import { type Hex, isHex, recoverTypedDataAddress, toFunctionSelector } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { decodeRequest } from '../../approvals/decodeRequest.ts'
import { encodeContext } from '../../permissions/Delegation.ts'
import {
  createSmartFrame,
  readGranted,
  type SmartFrameOptions,
} from '../../testing/createSmartFrame.ts'
import {
  delegationNetwork,
  receipt,
  smartAccountNetwork,
  smartProject,
  sponsor,
  transactionHash,
} from '../../testing/smartNetworks.ts'

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** Key of the app that receives the permission. */
const key = privateKeyToAccount(`0x${'11'.repeat(32)}`)

const allowance = {
  type: 'erc20-recurring-allowance',
  data: { token, allowance: '0x64', start: 1_900_000_000, period: 86_400 },
}
const signer = (keys: unknown) => ({ type: 'keys', data: { keys } })
const ownKey = { type: 'secp256k1', publicKey: key.publicKey }
const request = {
  chainId: '0x1',
  expiry: 1_999_999_999,
  signer: signer([ownKey]),
  permissions: [allowance] as unknown[],
  policies: [],
}
const abi = [
  {
    type: 'function',
    name: 'buy',
    inputs: [{ type: 'address' }, { type: 'uint256[2]' }, { type: 'string' }, { type: 'uint8' }],
  },
  { type: 'function', name: 'sell', inputs: [] },
  { type: 'function', name: 'twice', inputs: [] },
  { type: 'function', name: 'twice', inputs: [{ type: 'bool' }] },
]
const toCalls = (functions: unknown, address: string = shop) => ({
  ...request,
  permissions: [{ type: 'contract-call', data: { address, abi, functions } }],
})

test('S-51: the answer contains the shown permission as a delegation that the owner signed', async () => {
  const { ask, address, owner, shown } = await createSmartFrame()
  const answer = await ask('wallet_grantPermissions', [request])
  expect(shown).toMatchObject([
    { method: 'wallet_grantPermissions', account: address, accountType: 'smartAccount' },
  ])
  expect(shown[0]?.params).toEqual([{ ...request, address }])
  expect(answer).toEqual({
    ...request,
    address,
    context: expect.stringMatching(/^0x/),
    accountMeta: {
      factory: smartAccountNetwork.factory,
      factoryData: expect.stringMatching(/^0x/),
    },
    signerMeta: { delegationManager: delegationNetwork.manager },
  })
  const { signature, ...delegation } = readGranted(answer)
  expect(delegation).toMatchObject({ delegate: key.address, delegator: address })
  const types = {
    Delegation: [
      { name: 'delegate', type: 'address' },
      { name: 'delegator', type: 'address' },
      { name: 'authority', type: 'bytes32' },
      { name: 'caveats', type: 'Caveat[]' },
      { name: 'salt', type: 'uint256' },
    ],
    Caveat: [
      { name: 'enforcer', type: 'address' },
      { name: 'terms', type: 'bytes' },
    ],
  } as const
  const signed = await recoverTypedDataAddress({
    domain: {
      name: 'DelegationManager',
      version: '1',
      chainId: 1,
      verifyingContract: delegationNetwork.manager,
    },
    types,
    primaryType: 'Delegation',
    message: delegation,
    signature,
  })
  expect(signed).toBe(owner)
})

test('S-51: a permission shows the address of its key and the limits of its calls', async () => {
  const { ask, shown } = await createSmartFrame()
  const args = [{ operator: 'EQUAL', value: shop }, null]
  await ask('wallet_grantPermissions', [
    toCalls([{ functionName: 'buy', valueLimit: '0x5', args }]),
  ])
  const [prompt = expect.unreachable('nothing was shown')] = shown
  const { steps, rows } = decodeRequest(prompt, { now: 0 })
  expect(rows).toContainEqual({
    label: 'Key address',
    value: { type: 'address', address: key.address },
  })
  const signature = 'buy(address,uint256[2],string,uint8)'
  expect(steps[0]?.rows.slice(1).map(({ label, value }) => [label, value])).toEqual([
    ['May call', { type: 'text', text: signature }],
    ['Selector', { type: 'code', text: toFunctionSelector(signature) }],
    ['Argument 1', { type: 'code', text: `EQUAL ${shop}` }],
    ['With each call', { type: 'amount', asset: { type: 'native' }, amount: 5n, bound: 'most' }],
  ])
})

test('behavior: a deployed account has no `accountMeta`, and every grant has its own salt', async () => {
  const { ask } = await createSmartFrame({ deployed: true })
  const [one, other] = [
    await ask('wallet_grantPermissions', [request]),
    await ask('wallet_grantPermissions', [request]),
  ]
  expect(one).not.toHaveProperty('accountMeta')
  expect(readGranted(one).salt).not.toBe(readGranted(other).salt)
})

test('S-50b: a rejected grant returns no context, and a rejected revocation sends no operation', async () => {
  const { ask, asked, address, shown } = await createSmartFrame({ refuses: true })
  const refused = { code: 'user_refused' }
  await expect(ask('wallet_grantPermissions', [request])).rejects.toMatchObject(refused)
  if (!isHex(address)) return expect.unreachable('no address')
  const delegation = { delegate: key.address, delegator: address, caveats: [], salt: 1n }
  const pci = encodeContext({ ...delegation, signature: '0x' })
  await expect(ask('wallet_revokePermissions', { pci })).rejects.toMatchObject(refused)
  expect(shown).toHaveLength(2)
  expect(asked.map(({ method }) => method)).not.toContain('eth_sendUserOperation')
})

const notOffered = 'feature_not_supported'
const invalid = 'invalid_request'
const refusals: readonly (readonly [what: string, code: string, changed: object])[] = [
  ['a passkey', notOffered, { signer: signer([{ ...ownKey, type: 'secp256r1' }]) }],
  ['two keys', notOffered, { signer: signer([ownKey, ownKey]) }],
  ['another kind of signer', notOffered, { signer: { type: 'account', data: { id: shop } } }],
  [
    'a key that is none',
    invalid,
    { signer: signer([{ ...ownKey, publicKey: `0x04${'00'.repeat(64)}` }]) },
  ],
  ['two permissions', notOffered, { permissions: [allowance, allowance] }],
  ['no permission', invalid, { permissions: [] }],
  ['an unknown permission', notOffered, { permissions: [{ type: 'everything', data: {} }] }],
  ['a policy', notOffered, { policies: [{ type: 'gas-limit', data: {} }] }],
  ['no expiry', invalid, { expiry: 0 }],
  ['an expiry in milliseconds', invalid, { expiry: 1_999_999_999_000_000 }],
  [
    'no period',
    invalid,
    { permissions: [{ ...allowance, data: { ...allowance.data, period: 0 } }] },
  ],
  [
    'an allowance that no word of the chain holds',
    invalid,
    { permissions: [{ ...allowance, data: { ...allowance.data, allowance: '9'.repeat(78) } }] },
  ],
  [
    'no start',
    invalid,
    { permissions: [{ ...allowance, data: { ...allowance.data, start: null } }] },
  ],
  [
    'a comparison',
    notOffered,
    toCalls([{ functionName: 'buy', args: [{ operator: 'LESS_THAN', value: 1 }] }]),
  ],
  [
    'a call as the account itself',
    notOffered,
    toCalls([{ functionName: 'sell', operation: 'DelegateCall' }]),
  ],
  [
    'a list that is bound',
    notOffered,
    toCalls([{ functionName: 'buy', args: [null, { operator: 'EQUAL', value: '1' }] }]),
  ],
  [
    'an argument behind a fixed list',
    notOffered,
    toCalls([{ functionName: 'buy', args: [null, null, null, { operator: 'EQUAL', value: 1 }] }]),
  ],
  [
    'a condition of another type',
    invalid,
    toCalls([{ functionName: 'buy', args: [{ operator: 'EQUAL', value: 'x' }] }]),
  ],
  [
    'more conditions than arguments',
    invalid,
    toCalls([{ functionName: 'sell', args: [{ operator: 'EQUAL', value: 1 }] }]),
  ],
  [
    'a bound function beside another',
    notOffered,
    toCalls([
      { functionName: 'buy', args: [{ operator: 'EQUAL', value: shop }] },
      { functionName: 'sell' },
    ]),
  ],
  [
    'limits that differ',
    notOffered,
    toCalls([{ functionName: 'buy', valueLimit: '0x1' }, { functionName: 'sell' }]),
  ],
  ['no function', invalid, toCalls([])],
  ['a function that is not in the ABI', invalid, toCalls([{ functionName: 'steal' }])],
  ['a name of two functions', invalid, toCalls([{ functionName: 'twice' }])],
  [
    'calls of the delegation manager',
    'request_refused',
    toCalls(undefined, delegationNetwork.manager),
  ],
  [
    'calls of the entry point',
    'request_refused',
    toCalls(undefined, smartAccountNetwork.entryPoint),
  ],
  ['a permission of another account', 'request_refused', { address: shop }],
]
test.each(refusals)(
  'S-13: %s is refused before any prompt or request',
  async (_, code, changed) => {
    const { ask, asked, shown } = await createSmartFrame()
    const before = asked.length
    const granting = ask('wallet_grantPermissions', [{ ...request, ...changed }])
    await expect(granting).rejects.toMatchObject({ code })
    expect(shown).toEqual([])
    expect(asked).toHaveLength(before)
  },
)

test('S-13: a permission for the account’s own address is refused', async () => {
  const { ask, address, shown } = await createSmartFrame()
  const granting = ask('wallet_grantPermissions', [toCalls(undefined, address)])
  await expect(granting).rejects.toMatchObject({ refusal: 'account_authority' })
  expect(shown).toEqual([])
})

test('error: an EOA, or a network without the contracts, cannot grant and names the reason', async () => {
  const { ask, owner } = await createSmartFrame()
  const own = ask('wallet_grantPermissions', [{ ...request, address: owner }])
  await expect(own).rejects.toMatchObject({
    code: notOffered,
    shortMessage: 'Only smart accounts can grant permissions',
  })
  const bare = await createSmartFrame({ project: smartProject })
  await expect(bare.ask('wallet_grantPermissions', [request])).rejects.toMatchObject({
    shortMessage: 'Permissions are not supported on this network',
  })
})

const { enforcers } = delegationNetwork
const hexWord = (value: number) => value.toString(16).padStart(64, '0')

test.each([
  [
    'a token',
    [allowance],
    [
      [
        enforcers.erc20PeriodTransfer,
        `${token.slice(2).toLowerCase()}${hexWord(100)}${hexWord(86_400)}${hexWord(1_900_000_000)}`,
      ],
      [enforcers.valueLte, hexWord(0)],
    ],
  ],
  [
    'the native currency',
    [{ ...allowance, type: 'native-token-recurring-allowance' }],
    [
      [
        enforcers.nativeTokenPeriodTransfer,
        `${hexWord(100)}${hexWord(86_400)}${hexWord(1_900_000_000)}`,
      ],
      [enforcers.exactCalldata, ''],
    ],
  ],
  [
    'a bound call',
    toCalls([
      { functionName: 'buy', valueLimit: '0x5', args: [{ operator: 'EQUAL', value: shop }] },
    ]).permissions,
    [
      [enforcers.allowedTargets, shop.slice(2).toLowerCase()],
      [
        enforcers.allowedMethods,
        toFunctionSelector('buy(address,uint256[2],string,uint8)').slice(2),
      ],
      [enforcers.allowedCalldata, `${hexWord(4)}${shop.slice(2).toLowerCase().padStart(64, '0')}`],
      [enforcers.valueLte, hexWord(5)],
    ],
  ],
  [
    'every call of a contract',
    toCalls(undefined).permissions,
    [
      [enforcers.allowedTargets, shop.slice(2).toLowerCase()],
      [enforcers.valueLte, hexWord(0)],
    ],
  ],
] as const)(
  'behavior: the caveats of %s match the contracts’ format',
  async (_, permissions, rules) => {
    const { ask } = await createSmartFrame()
    const granted = readGranted(await ask('wallet_grantPermissions', [{ ...request, permissions }]))
    const expiry = `${'0'.repeat(32)}${(1_999_999_999).toString(16).padStart(32, '0')}`
    expect(granted.caveats.map(({ enforcer, terms, args }) => [enforcer, terms, args])).toEqual(
      [[enforcers.timestamp, expiry], ...rules].map(([enforcer, terms]) => [
        enforcer,
        `0x${terms}`,
        '0x',
      ]),
    )
  },
)

async function createGranted(options: SmartFrameOptions = {}) {
  const smart = await createSmartFrame(options)
  const answer = await smart.ask('wallet_grantPermissions', [request])
  const { context } = answer as { readonly context: Hex }
  return { ...smart, pci: context }
}
const toReceipt = (success: boolean) => ({
  eth_getUserOperationReceipt: () => ({ success, logs: [], receipt }),
})

test('S-51: a revocation is shown with its own operation and refused with any other', async () => {
  const { ask, pci, shown, address } = await createGranted({ nodes: toReceipt(true) })
  const params = { pci, permissions: [], expiry: 1 }
  expect(await ask('wallet_revokePermissions', params)).toBe(transactionHash)
  const [, prompt = expect.unreachable('nothing was shown')] = shown
  const decoded = decodeRequest(prompt, { now: 0 })
  expect(decoded.steps).toMatchObject([{ action: 'revoke-permission' }])
  expect(decoded.raw).toContainEqual({ label: 'Fee paid by', text: sponsor })
  expect(decoded.fee).toMatchObject({ sponsored: true })
  const [fields] = prompt.params as unknown as [object]
  expect(fields).toEqual({ ...params, address, delegationManager: delegationNetwork.manager })
  const second = readGranted(await ask('wallet_grantPermissions', [request]))
  expect(second.salt).not.toBe(0n)
  for (const changed of [{ delegationManager: shop }, { pci: '0x77' }]) {
    const other = { ...prompt, params: [{ ...fields, ...changed }] } as never
    expect(() => decodeRequest(other, { now: 0 })).toThrow('Invalid request')
  }
})

test('error: a reverted revocation rejects with `operation_reverted`', async () => {
  const { ask, pci } = await createGranted({ nodes: toReceipt(false) })
  const revoking = ask('wallet_revokePermissions', [{ pci }])
  await expect(revoking).rejects.toMatchObject({ code: 'operation_reverted' })
})

test('S-13: only a permission of this account in its original encoding can be revoked', async () => {
  const { ask, pci, asked } = await createGranted()
  const stranger = await createGranted()
  const before = asked.length
  const revoke = (fields: object) => ask('wallet_revokePermissions', [fields])
  await expect(revoke({ pci: stranger.pci })).rejects.toMatchObject({ code: 'request_refused' })
  await expect(revoke({ pci: '0x77' })).rejects.toMatchObject({ code: invalid })
  await expect(revoke({ pci: `${pci}00` })).rejects.toMatchObject({ code: invalid })
  await expect(revoke({})).rejects.toMatchObject({ code: invalid })
  expect(asked).toHaveLength(before)
})

test('behavior: capabilities list the permissions that the account grants', async () => {
  const { ask, address, owner } = await createSmartFrame()
  const permissions = {
    supported: true,
    signerTypes: ['keys'],
    keyTypes: ['secp256k1'],
    permissionTypes: [
      'contract-call',
      'native-token-recurring-allowance',
      'erc20-recurring-allowance',
    ],
  }
  expect(await ask('wallet_getCapabilities', [address])).toMatchObject({ '0x1': { permissions } })
  const own = await ask('wallet_getCapabilities', [owner])
  expect(own).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
    '0xa': { atomic: { status: 'unsupported' } },
  })
})
