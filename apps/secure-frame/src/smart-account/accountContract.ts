import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'

/** One call of a batch, as the account contract executes it. */
export type AccountCall = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

/**
 * The contracts that create smart accounts. They have the same addresses on every supported
 * network.
 */
export type AccountOrigin = { readonly factory: Hex; readonly implementation: Hex }

/** An account's address and the data that deploys the account. */
export type AccountCreation = {
  readonly address: Hex
  readonly factory: Hex
  readonly factoryData: Hex
}

const struct = 'struct Execution { address target; uint256 value; bytes callData; }'
const single = parseAbi([struct, 'function execute(Execution execution) payable'])
const several = parseAbi(['function execute(bytes32 mode, bytes executionCalldata) payable'])
const batch = parseAbiParameters(['Execution[] calls', struct])
/** Execution mode of ERC-7579 with which the whole batch reverts if one call reverts. */
const allOrNothing = `0x01${'00'.repeat(31)}` as const

/**
 * Encodes the call data with which the account executes calls. A single call uses a shorter
 * encoding without a list.
 */
export function encodeCalls(calls: readonly AccountCall[]): Hex {
  const executions = calls.map(({ to, value, data }) => ({ target: to, value, callData: data }))
  const [only] = executions
  if (only && executions.length === 1) {
    return encodeFunctionData({ abi: single, functionName: 'execute', args: [only] })
  }
  const data = encodeAbiParameters(batch, [executions])
  return encodeFunctionData({ abi: several, functionName: 'execute', args: [allOrNothing, data] })
}

const initializer = parseAbi(['function initialize(address[] signers, uint256 threshold)'])
const deployer = parseAbi(['function deploy(bytes bytecode, bytes32 salt) returns (address)'])
const proxyArguments = parseAbiParameters('address implementation, bytes data')
/**
 * Salt with which accounts are deployed. It is constant, so that each owner has one account per
 * factory.
 */
const salt = `0x${'00'.repeat(32)}` as const

/**
 * Derives the address and deployment data of an owner's account. Computes the address locally,
 * because a node could return a wrong one.
 */
export function toAccountCreation(
  owner: Hex,
  { factory, implementation }: AccountOrigin,
): AccountCreation {
  const data = encodeFunctionData({
    abi: initializer,
    functionName: 'initialize',
    args: [[owner], 1n],
  })
  const bytecode = concatHex([
    ERC1967Proxy,
    encodeAbiParameters(proxyArguments, [implementation, data]),
  ])
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode }),
    factory,
    factoryData: encodeFunctionData({
      abi: deployer,
      functionName: 'deploy',
      args: [bytecode, salt],
    }),
  }
}
