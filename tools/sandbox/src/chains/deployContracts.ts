import type { Account } from '@latchkey/sandbox-wallet/accounts'
import { createOperators } from '../settings/operators.ts'
import { bytecodes } from './artifacts.ts'
import { multicall3Address, type Plan } from './contracts.ts'
import type { ChainDefinition } from './definitions.ts'
import { fundOperators } from './fundOperators.ts'
import { openPools } from './openPools.ts'
import { requestRpc } from './requestRpc.ts'
import { sendTransaction } from './sendTransaction.ts'
import { create2Deployer, toCode } from './toDeployment.ts'

export type DeployOptions = {
  readonly definition: ChainDefinition
  readonly plan: Plan
  readonly payer: Account
}

async function isDeployed(url: string, address: string): Promise<boolean> {
  return (await requestRpc(url, { method: 'eth_getCode', params: [address, 'latest'] })) !== '0x'
}

/**
 * Deploys the sandbox's contracts that an EVM chain does not have yet. The chain must mine each
 * transaction immediately.
 */
export async function deployContracts(url: string, options: DeployOptions): Promise<void> {
  const { definition, plan, payer } = options
  // Sends a transaction and waits for its receipt. The next step may need the result, and a hash
  // alone does not mean that it is mined.
  const send = (to: string, data: string) =>
    sendTransaction(url, { from: payer.address, to, data, gas: 8_000_000n })
  for (const { address, data } of plan.deployments) {
    if (!(await isDeployed(url, address))) await send(create2Deployer, data)
  }
  const { walletFactory, contractWallet } = plan.contracts
  if (!(await isDeployed(url, contractWallet.address)))
    await send(walletFactory, contractWallet.factoryData)
  await requestRpc(url, {
    method: 'anvil_setCode',
    params: [multicall3Address, toCode(bytecodes.multicall3Deployed)],
  })
  await fundOperators(url, {
    contracts: plan.contracts,
    bundler: createOperators().bundler.address,
    payer: payer.address,
  })
  await openPools(url, { definition, contracts: plan.contracts, payer: payer.address })
}
