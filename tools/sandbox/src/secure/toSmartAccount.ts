import type { LocalChain } from '../chains/LocalChain.ts'

/**
 * Returns the frame server's settings for smart accounts on one chain. The URL of the bundler is
 * also that of the paymaster.
 */
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
