import {
  type Abi,
  type DecodeFunctionDataReturnType,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  toFunctionSelector,
} from 'viem'

/**
 * Reads call data by a list of functions. `undefined`: none of them. `malformed`: the selector is one of them, but
 * what follows is not exactly what its arguments encode to, so that bytes would be left that nobody explains.
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
