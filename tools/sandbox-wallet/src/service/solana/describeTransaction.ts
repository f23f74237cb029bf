import {
  getCompiledTransactionMessageDecoder,
  getSolanaErrorFromTransactionError,
  getTransactionDecoder,
  isSolanaError,
} from '@solana/kit'
import * as z from 'zod/mini'
import type { SolanaStep, SolanaSummary } from '../../wire/solanaSummary.ts'
import type { OtherNetwork } from '../options.ts'
import { askCluster } from './askCluster.ts'
import { readSteps } from './readSteps.ts'

const Fee = z.object({ value: z.nullable(z.number()) })
const Simulation = z.object({
  value: z.object({
    err: z.nullable(z.union([z.string(), z.record(z.string(), z.unknown())])),
    logs: z.nullable(z.array(z.string())),
  }),
})
const Owners = z.object({
  value: z.array(
    z.nullable(
      z.object({
        data: z.object({ parsed: z.object({ info: z.object({ owner: z.string() }) }) }),
      }),
    ),
  ),
})

async function readFee(network: OtherNetwork, message: Uint8Array): Promise<string | undefined> {
  const text = Buffer.from(message).toString('base64')
  const { data } = z.safeParse(Fee, await askCluster(network, 'getFeeForMessage', [text]))
  return typeof data?.value === 'number' ? String(data.value) : undefined
}

/**
 * Returns the last log line that a Solana program has written, ignoring lines of the runtime. The
 * line usually has the reason of a failure.
 */
function readReason(logs: readonly string[]): string {
  const own = logs.filter((line) => !/^Program (\w{32,44} |return|data)/.test(line))
  return own.at(-1)?.replace(/^Program log: (Error: )?/, '') ?? ''
}

/**
 * Simulates a Solana transaction for its approval page. Returns the program's message if the
 * transaction fails.
 */
async function readWarning(network: OtherNetwork, wire: string): Promise<string | undefined> {
  const params = [wire, { encoding: 'base64', sigVerify: false }]
  const answer = await askCluster(network, 'simulateTransaction', params)
  const { err, logs } = z.safeParse(Simulation, answer).data?.value ?? {}
  if (err === null || err === undefined) return undefined
  const { message } = getSolanaErrorFromTransactionError(err)
  const reason = readReason(logs ?? [])
  return reason ? `${message}: ${reason}` : message
}

/**
 * Adds the owner of each token account to the described instructions, because users know owners and
 * not token accounts.
 */
async function withOwners(
  network: OtherNetwork,
  steps: readonly SolanaStep[],
): Promise<readonly SolanaStep[]> {
  const accounts = steps.flatMap((step) => (step.kind === 'token-transfer' ? [step.to] : []))
  if (accounts.length === 0) return steps
  const params = [accounts, { encoding: 'jsonParsed' }]
  const answer = await askCluster(network, 'getMultipleAccounts', params)
  const found = z.safeParse(Owners, answer).data?.value ?? []
  const owners = new Map(
    accounts.map((account, index) => [account, found[index]?.data.parsed.info.owner]),
  )
  return steps.map((step) => {
    const owner = step.kind === 'token-transfer' ? owners.get(step.to) : undefined
    return owner === undefined ? step : { ...step, owner }
  })
}

/**
 * Describes the effects and the fee of a Solana transaction for its approval page.
 *
 * @param wire - The transaction in base64.
 * @param network - Network to query; absent if the wallet cannot connect to it.
 */
export async function describeTransaction(
  wire: string,
  network: OtherNetwork | undefined,
): Promise<SolanaSummary> {
  const bytes = Buffer.from(wire, 'base64')
  try {
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    const steps = readSteps(message, network?.tokens ?? {})
    if (!network) return { steps }
    const [fee, warning, named] = await Promise.all([
      readFee(network, Uint8Array.from(messageBytes)),
      readWarning(network, wire),
      withOwners(network, steps),
    ])
    return {
      steps: named,
      ...(fee !== undefined && { fee }),
      ...(warning !== undefined && { warning }),
    }
  } catch (error) {
    // The wallet cannot decode this transaction, so the page shows its bytes.
    if (isSolanaError(error)) return { steps: [] }
    throw error
  }
}
