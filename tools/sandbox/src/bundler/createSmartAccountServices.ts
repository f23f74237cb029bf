import type { ApiChain } from '../blockchain-api/ApiContext.ts'
import { createOperators } from '../operators.ts'
import { createBundlerChain } from './BundlerChain.ts'
import { createBundler } from './createBundler.ts'
import { createPaymaster } from './createPaymaster.ts'
import { createSponsorship } from './createSponsorship.ts'
import type { SmartAccountService } from './methods.ts'

export type SmartAccountServicesOptions = {
  readonly chains: readonly ApiChain[]
  readonly now: () => number
  readonly isSponsoringOff: () => boolean
  readonly log: (line: string) => void
}

/** A bundler and a paymaster for each chain, by CAIP-2 id. */
export function createSmartAccountServices(
  options: SmartAccountServicesOptions,
): ReadonlyMap<string, SmartAccountService> {
  const { bundler, sponsor } = createOperators()
  return new Map(
    options.chains.map((apiChain) => {
      const chain = createBundlerChain(apiChain)
      const { now, isSponsoringOff: isOff } = options
      const log = (line: string) => options.log(`bundler of ${apiChain.caipNetworkId}: ${line}`)
      const service: SmartAccountService = {
        chain,
        bundler: createBundler({ chain, account: bundler, log }),
        paymaster: createPaymaster({
          chain,
          account: sponsor,
          sponsorship: createSponsorship({ now, isOff }),
        }),
      }
      return [apiChain.caipNetworkId, service]
    }),
  )
}
