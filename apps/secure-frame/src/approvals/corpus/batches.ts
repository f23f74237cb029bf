import type { Json } from '../../requests/SigningRequest.ts'
import {
  account,
  dai,
  later,
  laterText,
  market,
  max256,
  other,
  third,
  uniswap,
  usdc,
} from './addresses.ts'
import { swap, tail } from './compound.ts'
import type { Sample } from './Sample.ts'
import { encode, transaction } from './transactions.ts'

/** Test data: batches of calls, and permissions. */
const ether = 10n ** 18n

type Call = { readonly to: string; readonly data?: string; readonly value?: string }
type Words<content> = readonly [
  name: string,
  content: content,
  title: string,
  rest?: Partial<Sample>,
]
const calls = (...[name, list, title, rest]: Words<readonly Call[]>): Sample => ({
  name,
  method: 'wallet_sendCalls',
  params: [{ version: '2.0.0', chainId: '0x1', from: account, atomicRequired: true, calls: list }],
  title,
  ...rest,
})

const batchSamples: readonly Sample[] = [
  calls('one call', [{ to: other, value: '0xde0b6b3a7640000' }], 'Send 1 ETH', { has: [other] }),
  calls(
    'approve and swap',
    [
      { to: usdc, data: encode('approve(address,uint256)', [uniswap, 5_000_000n]) },
      {
        to: uniswap,
        data: swap('swapExactTokensForTokens', [5_000_000n, ether, [usdc, dai], ...tail]),
      },
    ],
    '2 actions at once',
    { has: ['Allow spending of USDC', 'Swap USDC for DAI', 'All or nothing'] },
  ),
  calls(
    'two receivers',
    [
      { to: other, value: '0x1' },
      { to: third, value: '0x2' },
    ],
    '2 actions at once',
    { has: [other, third], warns: ['more than one recipient'] },
  ),
  calls(
    'one part unknown',
    [
      { to: other, value: '0x1' },
      { to: market, data: '0xdeadbeef' },
    ],
    '2 actions at once',
    { doubt: 'what this function does', has: ['0xdeadbeef'] },
  ),
  calls('sponsored', [{ to: other, value: '0x1' }], 'Send 0.000000000000000001 ETH', {
    fee: { maximum: 1n, sponsored: true },
  }),
]

const publicKey =
  '0x04abf10b2d598ff1d9cb71534a9ad047985e190d948ed2d7bb7aea9ded421e0b2037741ceca4048e11c8ad5472b59ed28ba4fe2811c5ad63e5e7a3a5efc061b3f3'
const key = { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } }
const permissionParams = (list: readonly unknown[], expiry = later): Json =>
  JSON.parse(
    JSON.stringify([
      {
        chainId: '0x1',
        address: account,
        expiry: Number(expiry),
        signer: key,
        permissions: list,
        policies: [],
      },
    ]),
  )
const permissions = (...[name, list, title, rest]: Words<readonly unknown[]>): Sample => ({
  name,
  method: 'wallet_grantPermissions',
  params: permissionParams(list),
  title,
  ...rest,
})
const recurring = { allowance: '0xde0b6b3a7640000', start: Number(later), period: 86_400 }

/** A daily allowance that ends at `expiry`, a Unix time in seconds. */
export const dailyAllowance = (expiry = later, data: object = recurring): Json =>
  permissionParams([{ type: 'native-token-recurring-allowance', data }], expiry)
/** A daily allowance so large that the account's whole balance can be spent. */
export const endlessAllowance = dailyAllowance(later, {
  ...recurring,
  allowance: `0x${'f'.repeat(64)}`,
})

const permissionSamples: readonly Sample[] = [
  {
    name: 'so much a day',
    method: 'wallet_grantPermissions',
    params: dailyAllowance(),
    title: 'Let an app act without asking',
    has: ['at most 1 ETH', '1 day', laterText, '0x04ab'],
  },
  permissions(
    'so much of a token a day',
    [
      {
        type: 'erc20-recurring-allowance',
        data: { ...recurring, allowance: '0x4c4b40', token: usdc },
      },
    ],
    'Let an app act without asking',
    { has: ['at most 5 USDC', usdc] },
  ),
  permissions(
    'calls of a contract',
    [
      {
        type: 'contract-call',
        data: {
          address: market,
          abi: [{ type: 'function', name: 'buy', inputs: [] }],
          functions: [{ functionName: 'buy' }],
        },
      },
    ],
    'Let an app act without asking',
    { doubt: 'does not know this contract', has: ['buy', market] },
  ),
  permissions(
    'calls as the account itself',
    [
      {
        type: 'contract-call',
        data: { address: market, functions: [{ functionName: 'buy', operation: 'DelegateCall' }] },
      },
    ],
    'Let an app act without asking',
    { doubt: 'does not know this contract', has: ['as the account itself'] },
  ),
  permissions(
    'of an unknown kind',
    [{ type: 'everything', data: {} }],
    'Let an app act without asking',
    {
      doubt: 'kind of permission',
      has: ['everything'],
    },
  ),
  {
    name: 'taken back',
    method: 'wallet_revokePermissions',
    params: [{ pci: '0x77', permissions: [], expiry: 1, address: account }],
    title: 'Revoke a permission',
    has: ['0x77'],
  },
  {
    name: 'taken back, which is not said',
    method: 'wallet_revokePermissions',
    params: [{ address: account }],
    title: 'Revoke a permission',
    doubt: 'kind of permission',
  },
]

export const batchAndPermissionSamples: readonly Sample[] = [
  ...batchSamples,
  ...permissionSamples,
  {
    ...transaction('an unlimited allowance, in a batch', [usdc, '0x'], '2 actions at once'),
    method: 'wallet_sendCalls',
    params: [
      {
        version: '1.0',
        chainId: '0x1',
        calls: [
          { to: usdc, data: encode('approve(address,uint256)', [market, max256]) },
          { to: market, value: '0x1' },
        ],
      },
    ],
    has: ['unlimited USDC'],
    warns: ['Unlimited'],
  },
]
