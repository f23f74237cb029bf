import type { LocalChain } from '../chains/LocalChain.ts'

/** What a frame's server is told of smart accounts on a chain. The bundler pays, too: one address serves both. */
export function toSmartAccount(contracts: LocalChain['contracts'], bundlerUrl: string): object {
  const { entryPoint, accountFactory, accountImplementation } = contracts
  const { delegationManager: manager, enforcers } = contracts
  return {
    entryPoint,
    factory: accountFactory,
    implementation: accountImplementation,
    bundlerUrl,
    paymasterUrl: bundlerUrl,
    delegation: { manager, enforcers },
  }
}
