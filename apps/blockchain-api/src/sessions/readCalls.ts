import { decodeAbiParameters, decodeFunctionData, type Hex, parseAbi, size, slice } from 'viem'

export type Call = { readonly to: Hex; readonly value: bigint; readonly data: Hex }

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes executionCalldata)'])
const batch = [
  {
    type: 'tuple[]',
    components: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/** Decoders of a smart account's call data, by the first byte of the execution mode (ERC-7579). */
const readers: Readonly<Record<string, (data: Hex) => readonly Call[]>> = {
  '0x00': (data) => [
    {
      to: slice(data, 0, 20, { strict: true }),
      value: BigInt(slice(data, 20, 52, { strict: true })),
      data: size(data) > 52 ? slice(data, 52) : '0x',
    },
  ],
  '0x01': (data) => decodeAbiParameters(batch, data)[0],
}

/**
 * Decodes the calls that a smart account would execute. Returns `undefined` for data that is
 * neither a single nor a batch call of ERC-7579's `execute`.
 */
export function readCalls(callData: Hex): readonly Call[] | undefined {
  try {
    const { args } = decodeFunctionData({ abi: executeAbi, data: callData })
    return readers[slice(args[0], 0, 1)]?.(args[1])
  } catch {
    return undefined // The bytes do not encode calls.
  }
}
