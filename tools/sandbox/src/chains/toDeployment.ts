import { concat, getContractAddress, type Hex, isHex, padHex } from 'viem'
import { StartError } from '../errors/StartError.ts'

export type Address = `0x${string}`

/** The address of the deterministic deployer on every anvil chain. */
export const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** The salt of the sandbox's own contracts. */
export const ownSalt = padHex('0x01', { size: 32 })

/** The call data for the deterministic deployer, and the address of the resulting contract. */
export type Deployment = { readonly address: Address; readonly data: Hex }

/** Reads the bytecode of an artifact. */
export function toCode(text: string): Hex {
  if (isHex(text) && text.length > 2) return text
  throw new StartError(
    'A contract artifact is broken: run "pnpm --filter @latchkey/sandbox compile".',
  )
}

/** Returns a deployment whose address follows from bytecode, parameters and salt alone. */
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
