import * as z from 'zod'
import type { Sandbox } from '../../sandbox/Sandbox.ts'
import type { ControlBody } from '../../solana/answerControl.ts'
import { ClusterRefusedError } from '../../solana/askCluster.ts'
import { solanaDefinitions } from '../../solana/definitions.ts'
import { defineCommand } from '../Command.ts'
import { ControlError } from '../ControlError.ts'
import { Amount } from '../fields.ts'

const NetworkId = z.string().default(solanaDefinitions[0].caipNetworkId)

/** @throws {ControlError} 404, the cluster's own status, or 502 */
async function command({ solana }: Sandbox, network: string, body: ControlBody): Promise<unknown> {
  const cluster = solana.clusters.find(({ caipNetworkId }) => caipNetworkId === network)
  if (!cluster) throw new ControlError(404, `No Solana cluster ${network}.`)
  try {
    return await solana.command(cluster, body)
  } catch (error) {
    if (!(error instanceof ClusterRefusedError)) throw error
    throw new ControlError(error.status ?? 502, error.shortMessage)
  }
}

/** Gives a Solana address lamports, or tokens of a sandbox mint. Returns the signature. */
export const fundSolana = defineCommand({
  name: 'fund-solana',
  input: z.strictObject({
    /** CAIP-2 id. Default: the main cluster. */
    network: NetworkId,
    address: z.string(),
    amount: Amount,
    mint: z.string().optional(),
  }),
  run: async ({ network, address, amount, mint }, sandbox) => {
    const body = { do: 'fund', address, amount, ...(mint !== undefined && { mint }) } as const
    const answer = await command(sandbox, network, body)
    return z.object({ signature: z.string() }).parse(answer)
  },
})

/** Advances the slots of a Solana cluster. After 150 slots a blockhash expires. */
export const advanceSolana = defineCommand({
  name: 'advance-solana',
  input: z.strictObject({
    network: NetworkId,
    slots: z.number().int().min(1).max(1_000_000).default(1),
  }),
  run: async ({ network, slots }, sandbox) => {
    const answer = await command(sandbox, network, { do: 'advance', slots })
    return z.object({ slot: z.number() }).parse(answer)
  },
})
