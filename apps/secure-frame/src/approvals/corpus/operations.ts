import type { Hex } from 'viem'
import { encodeCalls } from '../../smart-account/accountContract.ts'
import type { UserOperation } from '../../smart-account/UserOperation.ts'
import { account, market, other, third, usdc } from './addresses.ts'
import type { Sample } from './Sample.ts'
import { encode } from './transactions.ts'

/** Test data: requests of smart accounts, each as one user operation. */
const ether = 10n ** 18n

type Call = { readonly to: Hex; readonly value?: bigint; readonly data?: Hex }
const toOperation = (calls: readonly Call[], rest: Partial<UserOperation> = {}): UserOperation => ({
  sender: account,
  nonce: '0x10000000000000000',
  callData: encodeCalls(calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))),
  callGasLimit: '0x11170',
  verificationGasLimit: '0x186a0',
  preVerificationGas: '0xc350',
  maxFeePerGas: '0x77359400',
  maxPriorityFeePerGas: '0x3b9aca00',
  ...rest,
})

const send = (to: string, amount: bigint): Call => ({
  to: usdc,
  data: encode('transfer(address,uint256)', [to, amount]),
})
const payments = [send(other, 5_000_000n), send(third, 2_500_000n)]
const sponsored = {
  paymaster: market,
  paymasterData: '0xabcd',
  paymasterVerificationGasLimit: '0xc350',
  paymasterPostOpGasLimit: '0x0',
} as const

export const operationSamples: readonly Sample[] = [
  {
    name: 'a smart account’s first batch, paid for by somebody else',
    method: 'wallet_sendCalls',
    accountType: 'smartAccount',
    params: [
      {
        version: '2.0.0',
        chainId: '0x1',
        from: account,
        calls: payments.map(({ to, data = '0x' }) => ({ to, data })),
      },
    ],
    operation: toOperation(payments, { ...sponsored, factory: other, factoryData: '0x01' }),
    title: '2 actions at once',
    has: ['5 USDC', '2.5 USDC', 'All or nothing', 'This also sets up your smart account.'],
    warns: ['more than one recipient'],
  },
  {
    name: 'a smart account that pays for itself',
    method: 'eth_sendTransaction',
    accountType: 'smartAccount',
    params: [{ chainId: '0x1', from: account, to: other, value: '0xde0b6b3a7640000' }],
    operation: toOperation([{ to: other, value: ether }]),
    title: 'Send 1 ETH',
    // Fee: 220,000 gas at two gwei.
    has: ['0.00044 ETH'],
  },
]
