import {
  type Abi,
  type DecodeFunctionDataReturnType,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  toFunctionSelector,
} from 'viem'

/**
 * Reads call data with a list of functions. `undefined`: the selector matches none of them.
 * `malformed`: the selector matches, but its arguments do not re-encode to exactly these bytes, so
 * that some bytes would stay unexplained.
 */
export function readCall<const abi extends Abi>(
  abi: abi,
  data: Hex,
): DecodeFunctionDataReturnType<abi> | 'malformed' | undefined {
  const selector = data.slice(0, 10).toLowerCase()
  const item = abi.find((x) => x.type === 'function' && toFunctionSelector(x) === selector)
  if (!item) return undefined
  try {
    const { args } = decodeFunctionData({ abi: [item], data })
    const again = encodeFunctionData({ abi: [item], args: [...(args ?? [])] })
    if (again.toLowerCase() !== data.toLowerCase()) return 'malformed'
    return decodeFunctionData({ abi, data })
  } catch {
    return 'malformed'
  }
}
