import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type LocalAccount,
  type PublicClient,
  padHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import {
  entryPoint07Abi,
  type SmartAccountImplementation,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction'
import type { SmartAccountContracts } from '../chains/smartAccounts.ts'

const accountAbi = parseAbi([
  'function initialize(address[] signers, uint256 threshold)',
  'function execute(bytes32 mode, bytes data) payable',
])
const factoryAbi = parseAbi(['function deploy(bytes code, bytes32 salt) returns (address)'])
/** ERC-7579 execution mode for a batch of calls that succeeds or reverts as a whole. */
const batch = padHex('0x01', { size: 32, dir: 'right' })
const salt = padHex('0x', { size: 32 })
/**
 * Placeholder signature for gas estimates. It is well-formed, because libraries reject a signature
 * that no key can create.
 */
const stub =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** EIP-712 types of the user operation that the owner of a smart account signs. */
const types = {
  PackedUserOperation: [
    { name: 'sender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'initCode', type: 'bytes' },
    { name: 'callData', type: 'bytes' },
    { name: 'accountGasLimits', type: 'bytes32' },
    { name: 'preVerificationGas', type: 'uint256' },
    { name: 'gasFees', type: 'bytes32' },
    { name: 'paymasterAndData', type: 'bytes' },
    { name: 'entryPoint', type: 'address' },
  ],
} as const

export type TestSmartAccountOptions = {
  readonly client: PublicClient
  readonly contracts: SmartAccountContracts
  readonly owner: LocalAccount
  readonly chainId: number
}

/**
 * Returns the factory's call data that creates a smart account for this owner, and the address of
 * the account.
 */
function planAccount({ contracts, owner }: TestSmartAccountOptions) {
  const initialize = encodeFunctionData({
    abi: accountAbi,
    functionName: 'initialize',
    args: [[owner.address], 1n],
  })
  const parameters = [contracts.accountImplementation, initialize] as const
  const code = concat([
    ERC1967Proxy,
    encodeAbiParameters(parseAbiParameters('address, bytes'), parameters),
  ])
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: contracts.accountFactory,
    salt,
    bytecode: code,
  })
  const factoryData = encodeFunctionData({
    abi: factoryAbi,
    functionName: 'deploy',
    args: [code, salt],
  })
  return { address, factoryData }
}

/** Creates a smart account with one owner, for use with viem's bundler client. */
export async function createTestSmartAccount(options: TestSmartAccountOptions) {
  const { client, contracts, owner, chainId } = options
  const { address, factoryData } = planAccount(options)
  const entryPoint = {
    abi: entryPoint07Abi,
    address: contracts.entryPoint,
    version: '0.7',
  } as const
  const implementation: SmartAccountImplementation<typeof entryPoint07Abi, '0.7'> = {
    client,
    entryPoint,
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory: contracts.accountFactory, factoryData }),
    encodeCalls: async (calls) => {
      const list = calls.map(({ to, value = 0n, data = '0x' }) => ({
        target: to,
        value,
        callData: data,
      }))
      const execution = parseAbiParameters('(address target, uint256 value, bytes callData)[]')
      return encodeFunctionData({
        abi: accountAbi,
        functionName: 'execute',
        args: [batch, encodeAbiParameters(execution, [list])],
      })
    },
    getStubSignature: async () => stub,
    signMessage: ({ message }) => owner.signMessage({ message }),
    signTypedData: (parameters) => owner.signTypedData(parameters as never),
    signUserOperation: async ({ chainId: _, ...operation }) =>
      owner.signTypedData({
        domain: { name: 'MultiSigDeleGator', version: '1', chainId, verifyingContract: address },
        types,
        primaryType: 'PackedUserOperation',
        message: {
          ...toPackedUserOperation({ ...operation, sender: operation.sender ?? address }),
          entryPoint: entryPoint.address,
        },
      }),
  }
  return toSmartAccount(implementation)
}
