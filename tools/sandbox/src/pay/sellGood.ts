import { encodeFunctionData, parseAbi } from 'viem'
import { giveCoins } from '../chains/giveCoins.ts'
import { sendTransaction } from '../chains/sendTransaction.ts'
import type { Good } from './goods.ts'

const abi = parseAbi(['function mint(address to, uint256 amount)'])

export type Delivery = {
  readonly good: Good
  readonly amount: bigint
  readonly receiver: `0x${string}`
  /**
   * Address of an account whose key the chain's node holds. It receives the assets before it sends
   * them to the user.
   */
  readonly payer: string
}

/**
 * Sends the bought asset from the simulated shop to the user. Returns the hash of the transaction
 * after it is mined.
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
