import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { bytecodes } from './artifacts.ts'
import { type Address, type Deployment, toDeployment } from './toDeployment.ts'

/** The contracts of the on-chain exchange. */
export type SwapContracts = {
  /** The native currency wrapped as an ERC-20. */
  readonly wrappedCoin: Address
  /** Registry of the pools by token pair. */
  readonly swapFactory: Address
  /** Router that swaps the approved tokens of a caller. */
  readonly swapRouter: Address
}

export type SwapPlan = {
  readonly deployments: readonly Deployment[]
  readonly contracts: SwapContracts
}

/** Plans the swap contracts at addresses that are the same on every chain and start. */
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
