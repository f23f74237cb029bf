import simulations from '@account-abstraction/contracts/artifacts/EntryPointSimulations.json' with {
  type: 'json',
}
import { type Hex, numberToHex } from 'viem'
import * as z from 'zod'
import type { BundlerChain } from './BundlerChain.ts'
import { BundlerError } from './BundlerError.ts'

const Bytes = z.templateLiteral(['0x', z.string()])
const Log = z.object({ address: Bytes, data: Bytes, topics: z.array(Bytes) })
const Answer = z.tuple([
  z.object({
    calls: z.tuple([
      z.object({ status: Bytes, returnData: Bytes, logs: z.array(Log).default([]) }),
    ]),
  }),
])

export type Simulated = {
  readonly succeeded: boolean
  readonly data: Hex
  readonly logs: readonly z.infer<typeof Log>[]
}

export type SimulateOptions = {
  readonly data: Hex
  /** Balances in wei that accounts have in the simulation, by address. */
  readonly balances?: Readonly<Record<Hex, bigint>>
}

const GAS = 28_000_000

/**
 * Runs a user operation by `eth_call`, which changes no state. For the call, the entry point's code
 * is replaced by its published code for simulations.
 */
export async function simulate(chain: BundlerChain, options: SimulateOptions): Promise<Simulated> {
  const { client, contracts } = chain
  const balances = Object.entries(options.balances ?? {}).map(([address, balance]) => [
    address,
    { balance: numberToHex(balance) },
  ])
  const block = {
    stateOverrides: {
      ...Object.fromEntries(balances),
      [contracts.entryPoint]: { code: simulations.deployedBytecode },
    },
    calls: [{ to: contracts.entryPoint, data: options.data, gas: numberToHex(GAS) }],
  }
  const answer: unknown = await client.request<{
    Method: 'eth_simulateV1'
    Parameters: readonly unknown[]
    ReturnType: unknown
  }>({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [block], validation: false }, 'latest'],
  })
  const parsed = Answer.safeParse(answer)
  if (!parsed.success)
    throw new BundlerError('the chain cannot simulate the operation', { reason: 'rejected' })
  const [{ calls }] = parsed.data
  const [{ status, returnData, logs }] = calls
  return { succeeded: status === '0x1', data: returnData, logs }
}
