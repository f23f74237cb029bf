import type { LocalChain } from '../chains/LocalChain.ts'
import { createOperators } from '../settings/operators.ts'
import { createBundlerChain } from './BundlerChain.ts'
import { createBundler } from './createBundler.ts'
import { createPaymaster } from './createPaymaster.ts'
import { createSponsorship } from './createSponsorship.ts'
import type { SmartAccountService } from './methods.ts'

export type SmartAccountServicesOptions = {
  readonly chains: readonly LocalChain[]
  readonly now: () => number
  readonly isSponsoringOff: () => boolean
  readonly log: (line: string) => void
}

/** Creates the bundler and the paymaster of each chain, by CAIP-2 id. */
export function createSmartAccountServices(
  options: SmartAccountServicesOptions,
): ReadonlyMap<string, SmartAccountService> {
  const { bundler, sponsor } = createOperators()
  return new Map(
    options.chains.map((localChain) => {
      const chain = createBundlerChain(localChain)
      const { now, isSponsoringOff: isOff } = options
      const log = (line: string) => options.log(`${localChain.caipNetworkId}: ${line}`)
      const service: SmartAccountService = {
        chain,
        bundler: createBundler({ chain, account: bundler, log }),
        paymaster: createPaymaster({
          chain,
          account: sponsor,
          sponsorship: createSponsorship({ now, isOff }),
        }),
      }
      return [localChain.caipNetworkId, service]
    }),
  )
}
