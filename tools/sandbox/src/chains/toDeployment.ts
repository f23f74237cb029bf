import { concat, getContractAddress, type Hex, isHex, padHex } from 'viem'
import { StartError } from '../errors/StartError.ts'

export type Address = `0x${string}`

/** Address of the CREATE2 deployer that exists on every anvil chain. */
export const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** CREATE2 salt of the sandbox's own contracts, from which their addresses follow. */
export const ownSalt = padHex('0x01', { size: 32 })

/**
 * Deployment of a contract: call data for the CREATE2 deployer, and the address of the contract
 * that it creates.
 */
export type Deployment = { readonly address: Address; readonly data: Hex }

/** Parses the bytecode in a contract's artifact. Throws if it is empty or not hex. */
export function toCode(text: string): Hex {
  if (isHex(text) && text.length > 2) return text
  throw new StartError(
    'A contract artifact is broken: run "pnpm --filter @latchkey/sandbox compile".',
  )
}

/**
 * Plans the deployment of a contract. Its address follows from bytecode, constructor parameters and
 * salt alone.
 */
export function toDeployment(
  bytecode: string,
  parameters: Hex = '0x',
  salt: Hex = ownSalt,
): Deployment {
  const creation = concat([toCode(bytecode), parameters])
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: create2Deployer,
    salt,
    bytecode: creation,
  })
  return { address, data: concat([salt, creation]) }
}
