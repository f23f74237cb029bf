import * as z from 'zod'
import type { Sandbox } from '../../sandbox/Sandbox.ts'
import type { ControlBody } from '../../solana/answerControl.ts'
import { ClusterRefusedError } from '../../solana/askCluster.ts'
import { solanaDefinitions } from '../../solana/definitions.ts'
import { defineCommand } from '../Command.ts'
import { ControlError } from '../ControlError.ts'
import { Amount } from '../fields.ts'

const NetworkId = z.string().default(solanaDefinitions[0].caipNetworkId)

/**
 * Sends a control command to the process of a Solana cluster.
 *
 * @throws {ControlError} 404 for an unknown cluster, 502 if the cluster does not answer, or the
 *   status with which it rejects.
 */
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

/**
 * Control command that gives a Solana address lamports, or tokens of one of the sandbox's mints.
 * Returns the signature of the transaction.
 */
export const fundSolana = defineCommand({
  name: 'fund-solana',
  input: z.strictObject({
    /** CAIP-2 id of the Solana cluster; by default the main one. */
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

/**
 * Control command that advances a Solana cluster by a number of slots. A blockhash expires after
 * 150 slots.
 */
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
