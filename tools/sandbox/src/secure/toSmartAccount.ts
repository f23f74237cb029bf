import type { LocalChain } from '../chains/LocalChain.ts'

/**
 * Returns the frame server's settings for smart accounts on a chain. The bundler's address also
 * serves the paymaster.
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
