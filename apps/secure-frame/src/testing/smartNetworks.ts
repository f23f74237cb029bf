import type { Project } from '../app/createFrame.ts'
import { ether, type NodeAnswer } from './createTestFrame.ts'

export const smartAccountNetwork = {
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  factory: '0x53E6919a18151032e3CEb697E6364E38550D5859',
  implementation: '0x566AB63583F730742619192Bc9d0e640C3596a05',
  bundlerUrl: 'https://bundler.test/',
  paymasterUrl: 'https://paymaster.test/',
} as const

/** Addresses of delegation contracts. Tests do not call them. */
export const delegationNetwork = {
  manager: '0x43a4B3f31EFA87b901eF7ddb407B99318036D155',
  enforcers: {
    timestamp: '0x0000000000000000000000000000000000000001',
    allowedTargets: '0x0000000000000000000000000000000000000002',
    allowedMethods: '0x0000000000000000000000000000000000000003',
    allowedCalldata: '0x0000000000000000000000000000000000000004',
    exactCalldata: '0x0000000000000000000000000000000000000005',
    valueLte: '0x0000000000000000000000000000000000000006',
    nativeTokenPeriodTransfer: '0x0000000000000000000000000000000000000007',
    erc20PeriodTransfer: '0x0000000000000000000000000000000000000008',
  },
} as const

/**
 * Test code: two networks with smart account support. The project offers smart accounts on the
 * first.
 */
export const smartProject = {
  networks: [1, 10].map((id) => ({
    caipNetworkId: `eip155:${id}` as const,
    name: `Network ${id}`,
    rpcUrls: [`https://${id}.node.test/`],
    nativeCurrency: ether,
    smartAccount: smartAccountNetwork,
  })),
  smartAccountNetworks: [1],
} satisfies Partial<Project>

/** `smartProject` whose accounts can also grant permissions on the first network. */
export const permissionProject = {
  ...smartProject,
  networks: smartProject.networks.map((network) => ({
    ...network,
    smartAccount: { ...smartAccountNetwork, delegation: delegationNetwork },
  })),
} satisfies Partial<Project>

export const sponsor = '0x3a695bd73660D5Ad019a6c54E3846Bf4fa5E5206'

export const transactionHash = `0x${'12'.repeat(32)}`
/** A bundler's receipt of a user operation in a successful transaction. */
export const receipt = {
  logs: [],
  status: '0x1',
  blockHash: '0x1',
  blockNumber: '0x2',
  gasUsed: '0x3',
  transactionHash,
}

/**
 * Creates answers of a bundler and a paymaster that accept every operation.
 *
 * @param deployed - Whether the account already exists on the chain.
 */
export function createBundler({ deployed = false } = {}): Record<string, NodeAnswer> {
  const sponsored = { paymaster: sponsor, paymasterData: '0xabcd' }
  return {
    eth_getCode: () => (deployed ? '0x6001' : '0x'),
    pimlico_getUserOperationGasPrice: () => ({
      standard: { maxFeePerGas: '0x10', maxPriorityFeePerGas: '0x1' },
    }),
    pm_getPaymasterStubData: () => ({
      ...sponsored,
      paymasterVerificationGasLimit: '0x5',
      paymasterPostOpGasLimit: '0x6',
    }),
    eth_estimateUserOperationGas: () => ({
      callGasLimit: '0x100',
      verificationGasLimit: '0x200',
      preVerificationGas: '0x300',
    }),
    pm_getPaymasterData: () => sponsored,
    eth_sendUserOperation: () => '0x',
    eth_getUserOperationReceipt: () => null,
  }
}
