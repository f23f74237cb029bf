import { concat, padHex } from 'viem'
import type { Account } from '../accounts.ts'
import { bytecodes } from './artifacts.ts'
import { create2Deployer, multicall3Address, type Plan, toCode } from './contracts.ts'
import { requestRpc } from './requestRpc.ts'
import { sendTransaction } from './sendTransaction.ts'

const salt = padHex('0x01', { size: 32 })

export type DeployOptions = { readonly plan: Plan; readonly payer: Account }

async function isDeployed(url: string, address: string): Promise<boolean> {
  return (await requestRpc(url, { method: 'eth_getCode', params: [address, 'latest'] })) !== '0x'
}

/** Deploys what is missing. Needs a chain that mines at once. */
export async function deployContracts(url: string, { plan, payer }: DeployOptions): Promise<void> {
  // The next step may look at it at once, so each is waited for: a hash alone is no block.
  const send = (to: string, data: string) =>
    sendTransaction(url, { from: payer.address, to, data, gas: 8_000_000n })
  for (const { address, creation } of plan.deployments) {
    if (!(await isDeployed(url, address))) await send(create2Deployer, concat([salt, creation]))
  }
  const { walletFactory, contractWallet } = plan.contracts
  if (!(await isDeployed(url, contractWallet.address)))
    await send(walletFactory, contractWallet.factoryData)
  await requestRpc(url, {
    method: 'anvil_setCode',
    params: [multicall3Address, toCode(bytecodes.multicall3Deployed)],
  })
}
