import * as z from 'zod'
import type { LocalChain } from '../chains/LocalChain.ts'
import type { RpcCall } from '../chains/requestRpc.ts'
import { requestRpc } from '../chains/requestRpc.ts'
import type { Service } from '../processes/Service.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { ControlError } from './ControlError.ts'

export const Address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])
/** Schema of an amount in base units, as a decimal text. */
export const Amount = z.string().regex(/^\d{1,78}$/)
export const ChainId = z.number().int().positive()

/**
 * Returns the sandbox's EVM chain with this id.
 *
 * @throws {ControlError} 404 if the sandbox does not run it.
 */
export function requireChain({ chains }: Sandbox, chainId: number): LocalChain {
  const chain = chains.find((candidate) => candidate.chainId === chainId)
  if (chain) return chain
  throw new ControlError(
    404,
    `No chain ${chainId}. There are: ${chains.map((x) => x.chainId).join(', ')}.`,
  )
}

/** Returns the EVM chain with this id, or all EVM chains without an id. */
export function selectChains(sandbox: Sandbox, chainId: number | undefined): readonly LocalChain[] {
  return chainId === undefined ? sandbox.chains : [requireChain(sandbox, chainId)]
}

/**
 * Returns the sandbox's service with this name.
 *
 * @throws {ControlError} 404 for an unknown service.
 */
export function requireService({ services }: Sandbox, name: string): Service {
  const service = services.get(name)
  if (service) return service
  throw new ControlError(
    404,
    `No service "${name}". There are: ${[...services.keys()].join(', ')}.`,
  )
}

/**
 * Sends the same JSON-RPC request to several chains. Returns the results in the order of the
 * chains.
 */
export function askAll(chains: readonly LocalChain[], call: RpcCall): Promise<readonly unknown[]> {
  return Promise.all(chains.map(({ rpcUrl }) => requestRpc(rpcUrl, call)))
}
