import { encodeFunctionData, parseAbi } from 'viem'
import { giveCoins } from '../chains/giveCoins.ts'
import { sendTransaction } from '../chains/sendTransaction.ts'
import type { Good } from './goods.ts'

const abi = parseAbi(['function mint(address to, uint256 amount)'])

export type Delivery = {
  readonly good: Good
  readonly amount: bigint
  readonly receiver: `0x${string}`
  /** An account whose key the node holds. It first receives the assets to send. */
  readonly payer: string
}

/**
 * Sends the purchased asset in an ordinary transaction. Answers after the block with the
 * transaction hash.
 */
export async function sellGood({ good, amount, receiver, payer }: Delivery): Promise<string> {
  const { chain, token } = good
  if (token) {
    const data = encodeFunctionData({ abi, functionName: 'mint', args: [receiver, amount] })
    return sendTransaction(chain.rpcUrl, { from: payer, to: token, data })
  }
  await giveCoins(chain.rpcUrl, payer, amount)
  return sendTransaction(chain.rpcUrl, { from: payer, to: receiver, value: amount })
}
