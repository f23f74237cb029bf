import { decodeFunctionData, erc20Abi, type PublicClient, parseAbi } from 'viem'
import type {
  Address,
  Hex,
  SwapCall,
  TokenAmount,
  TokenCall,
  TransactionRequest,
} from '../../wire/wire.ts'

type Currency = Pick<TokenAmount, 'symbol' | 'decimals'>

/** The exact-input swaps of a Uniswap V2 router. */
const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

async function readCurrency(client: PublicClient, address: Address): Promise<Currency> {
  const token = { address, abi: erc20Abi } as const
  const [symbol, decimals] = await Promise.all([
    client.readContract({ ...token, functionName: 'symbol' }),
    client.readContract({ ...token, functionName: 'decimals' }),
  ])
  return { symbol, decimals }
}

async function readTokenCall(
  client: PublicClient,
  { to, data }: { readonly to: Address; readonly data: Hex },
): Promise<TokenCall | undefined> {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  if (functionName !== 'transfer' && functionName !== 'approve') return undefined
  const [receiver, amount] = args as readonly [Address, bigint]
  return {
    name: functionName,
    to: receiver,
    amount: amount.toString(),
    ...(await readCurrency(client, to)),
  }
}

async function readSwap(
  client: PublicClient,
  { value, data }: Pick<TransactionRequest, 'value' | 'data'>,
  native: Currency,
): Promise<SwapCall | undefined> {
  const { functionName, args } = decodeFunctionData({ abi: routerAbi, data })
  const sellsNative = functionName === 'swapExactETHForTokens'
  const amount = sellsNative ? value : args[0].toString()
  const [least, path, to] = sellsNative ? args : [args[1], args[2], args[3]]
  const [sold, bought] = [path.at(0), path.at(-1)]
  if (!sold || !bought) return undefined
  const [soldCurrency, boughtCurrency] = await Promise.all([
    sellsNative ? native : readCurrency(client, sold),
    functionName === 'swapExactTokensForETH' ? native : readCurrency(client, bought),
  ])
  return {
    sold: { amount, symbol: soldCurrency.symbol, decimals: soldCurrency.decimals },
    bought: {
      amount: least.toString(),
      symbol: boughtCurrency.symbol,
      decimals: boughtCurrency.decimals,
    },
    to,
  }
}

/**
 * Decodes the transfer or approval of a token, or a swap, in an EVM transaction's data. Returns an
 * empty object for other data, whose bytes the approval page shows instead.
 */
export async function readContractCall(
  client: PublicClient,
  { to, data, value }: TransactionRequest,
  native: Currency,
): Promise<{ readonly call?: TokenCall; readonly swap?: SwapCall }> {
  if (!to || data === '0x') return {}
  // A call of another function, or of an address that is no token, cannot be decoded.
  const call = await readTokenCall(client, { to, data }).catch(() => undefined)
  if (call) return { call }
  const swap = await readSwap(client, { value, data }, native).catch(() => undefined)
  return swap ? { swap } : {}
}
