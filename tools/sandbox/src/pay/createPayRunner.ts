import type { Account } from '@latchkey/sandbox-wallet/accounts'
import type { LocalChain } from '../chains/LocalChain.ts'
import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { createPayService } from './createPayService.ts'

export type PayRunnerOptions = {
  readonly port: number
  readonly chains: readonly LocalChain[]
  readonly payer: Account
  /** Origin of the simulated shop as browsers see it, e.g. `http://pay.latchkey.localhost:4100`. */
  readonly origin: string
}

/**
 * Creates the service of the simulated shop for crypto assets, which is served at
 * `pay.latchkey.localhost`.
 */
export function createPayRunner({ port, chains, payer, origin }: PayRunnerOptions): Runner {
  return createServerRunner({
    name: 'pay',
    title: 'Token shop',
    port,
    create: () => createPayService({ chains, payer: payer.address, origin }),
  })
}
