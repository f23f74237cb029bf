import type { Account } from '@latchkey/sandbox-wallet/accounts'
import type { LocalChain } from '../chains/LocalChain.ts'
import { createServerRunner } from '../processes/createServerRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { createPayService } from './createPayService.ts'

export type PayRunnerOptions = {
  readonly port: number
  readonly chains: readonly LocalChain[]
  readonly payer: Account
  /** Origin of the shop as browsers see it. */
  readonly origin: string
}

/** Creates the runner of the shop, which is served at `pay.`. */
export function createPayRunner({ port, chains, payer, origin }: PayRunnerOptions): Runner {
  return createServerRunner({
    name: 'pay',
    title: 'Token shop',
    port,
    create: () => createPayService({ chains, payer: payer.address, origin }),
  })
}
