import { decodeFunctionResult, encodeFunctionData, parseAbi, parseEther, toHex } from 'viem'
import type { Plan } from './contracts.ts'
import { requestRpc } from './requestRpc.ts'
import { sendTransaction } from './sendTransaction.ts'

const entryPointAbi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function depositTo(address account) payable',
])
/**
 * Amount to which the balances of bundler and paymaster are refilled. It pays thousands of user
 * operations. The next start refills if a balance is below a tenth of it.
 */
const share = parseEther('100')

export type FundOperatorsOptions = {
  readonly contracts: Plan['contracts']
  readonly bundler: string
  /** Address of an account whose key the chain's node holds, and that pays for the refill. */
  readonly payer: string
}

async function readDeposit(url: string, contracts: Plan['contracts']): Promise<bigint> {
  const data = encodeFunctionData({
    abi: entryPointAbi,
    functionName: 'balanceOf',
    args: [contracts.paymaster],
  })
  const call = { to: contracts.entryPoint, data }
  const answer = await requestRpc(url, { method: 'eth_call', params: [call, 'latest'] })
  return decodeFunctionResult({
    abi: entryPointAbi,
    functionName: 'balanceOf',
    data: `0x${String(answer).slice(2)}`,
  })
}

/** Refills the bundler's balance and the paymaster's deposit at the entry point if they are low. */
export async function fundOperators(url: string, options: FundOperatorsOptions): Promise<void> {
  const { contracts, bundler, payer } = options
  const balance = await requestRpc(url, { method: 'eth_getBalance', params: [bundler, 'latest'] })
  if (BigInt(String(balance)) < share / 10n)
    await requestRpc(url, { method: 'anvil_setBalance', params: [bundler, toHex(share)] })
  if ((await readDeposit(url, contracts)) >= share / 10n) return
  await sendTransaction(url, {
    from: payer,
    to: contracts.entryPoint,
    value: share,
    data: encodeFunctionData({
      abi: entryPointAbi,
      functionName: 'depositTo',
      args: [contracts.paymaster],
    }),
  })
}
