import { encodeFunctionData, parseAbi } from 'viem'
import * as z from 'zod'
import { giveCoins } from '../../chains/giveCoins.ts'
import { sendTransaction } from '../../chains/sendTransaction.ts'
import { defineCommand } from '../Command.ts'
import { Address, Amount, ChainId, requireChain } from '../fields.ts'

const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])

/**
 * Control command that increases an account's balance of native currency, or of the given token.
 */
export const fund = defineCommand({
  name: 'fund',
  input: z.strictObject({
    chainId: ChainId,
    address: Address,
    amount: Amount,
    token: Address.optional(),
  }),
  run: async ({ chainId, address, amount, token }, sandbox) => {
    const { rpcUrl } = requireChain(sandbox, chainId)
    const payer = sandbox.manifest.accounts.at(-1) ?? sandbox.manifest.accounts[0]
    if (token) {
      const args = [address, BigInt(amount)] as const
      const data = encodeFunctionData({ abi: mintAbi, functionName: 'mint', args })
      await sendTransaction(rpcUrl, { from: payer.address, to: token, data })
      return {}
    }
    await giveCoins(rpcUrl, address, BigInt(amount))
    return {}
  },
})
