import { numberToHex } from 'viem'
import { createTestFrame, ether, type NodeAnswer } from './createTestFrame.ts'

export type ChainFrameParameters = {
  /** JSON-RPC URL of the node of a local EVM chain. */
  readonly rpcUrl: string
  /** URL of the bundler for the same chain. */
  readonly bundlerUrl: string
  readonly chainId: number
  readonly contracts: {
    readonly entryPoint: `0x${string}`
    readonly accountFactory: `0x${string}`
    readonly accountImplementation: `0x${string}`
    readonly delegationManager: `0x${string}`
    readonly enforcers: Readonly<Record<EnforcerName, `0x${string}`>>
  }
}
type EnforcerName =
  | 'timestamp'
  | 'allowedTargets'
  | 'allowedMethods'
  | 'allowedCalldata'
  | 'exactCalldata'
  | 'valueLte'
  | 'nativeTokenPeriodTransfer'
  | 'erc20PeriodTransfer'

const ofNode = ['eth_getCode', 'eth_getBalance', 'eth_call']
const ofBundler = [
  'pimlico_getUserOperationGasPrice',
  'eth_estimateUserOperationGas',
  'eth_sendUserOperation',
  'eth_getUserOperationReceipt',
]

/** Test code: a frame with a smart account on a real chain that pays its own fees. */
export function createChainFrame(parameters: ChainFrameParameters) {
  const { rpcUrl, bundlerUrl, chainId, contracts } = parameters
  const toAnswers = (url: string, methods: readonly string[]) =>
    methods.map((method): [string, NodeAnswer] => [
      method,
      (params) => askOverHttp(url, method, params),
    ])
  return createTestFrame({
    project: {
      networks: [
        {
          caipNetworkId: `eip155:${chainId}`,
          name: 'Chain',
          rpcUrls: ['https://node.test/'],
          nativeCurrency: ether,
          smartAccount: {
            entryPoint: contracts.entryPoint,
            factory: contracts.accountFactory,
            implementation: contracts.accountImplementation,
            bundlerUrl: 'https://bundler.test/',
            delegation: { manager: contracts.delegationManager, enforcers: contracts.enforcers },
          },
        },
      ],
      smartAccountNetworks: [chainId],
    },
    nodes: {
      eth_chainId: () => numberToHex(chainId),
      ...Object.fromEntries([...toAnswers(rpcUrl, ofNode), ...toAnswers(bundlerUrl, ofBundler)]),
    },
  })
}

/** Rejects with the error message of the node or bundler. */
async function askOverHttp(url: string, method: string, params: readonly unknown[]) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(error.message)
  return result
}
