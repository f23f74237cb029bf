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

/** One call of a batch, as it will be carried out. */
export type AccountCall = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

/** What an account is made from. Both are the same on every network they are offered on. */
export type AccountOrigin = { readonly factory: Hex; readonly implementation: Hex }

/** How an account comes to its address, and where that is. */
export type AccountCreation = {
  readonly address: Hex
  readonly factory: Hex
  readonly factoryData: Hex
}

const struct = 'struct Execution { address target; uint256 value; bytes callData; }'
const single = parseAbi([struct, 'function execute(Execution execution) payable'])
const several = parseAbi(['function execute(bytes32 mode, bytes executionCalldata) payable'])
const batch = parseAbiParameters(['Execution[] calls', struct])
/** ERC-7579: a batch that reverts as a whole when one of its calls does. */
const allOrNothing = `0x01${'00'.repeat(31)}` as const

/** What the account is told to do. One call needs no list. */
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
/** Each owner has one account per factory. */
const salt = `0x${'00'.repeat(32)}` as const

/** Works out an owner's account, whether or not there is one yet. No node is believed about it. */
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
