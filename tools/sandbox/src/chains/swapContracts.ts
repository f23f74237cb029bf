import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { bytecodes } from './artifacts.ts'
import { type Address, type Deployment, toDeployment } from './toDeployment.ts'

/** Addresses of the sandbox's contracts for swaps on an EVM chain. */
export type SwapContracts = {
  /** ERC-20 token that wraps the native currency. */
  readonly wrappedCoin: Address
  /** Factory contract, which knows the pool of each pair of tokens. */
  readonly swapFactory: Address
  /** Contract that swaps tokens for callers who have approved it. */
  readonly swapRouter: Address
}

export type SwapPlan = {
  readonly deployments: readonly Deployment[]
  readonly contracts: SwapContracts
}

/**
 * Plans the deployment of the swap contracts. Their addresses are the same on every chain and at
 * every start.
 */
export function planSwapContracts(): SwapPlan {
  const [wrapped, factory] = [toDeployment(bytecodes.wrappedCoin), toDeployment(bytecodes.factory)]
  const parameters = [factory.address, wrapped.address] as const
  const router = toDeployment(
    bytecodes.router,
    encodeAbiParameters(parseAbiParameters('address, address'), parameters),
  )
  return {
    deployments: [wrapped, factory, router],
    contracts: {
      wrappedCoin: wrapped.address,
      swapFactory: factory.address,
      swapRouter: router.address,
    },
  }
}
