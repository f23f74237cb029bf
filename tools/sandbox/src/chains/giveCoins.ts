import { toHex } from 'viem'
import { requestRpc } from './requestRpc.ts'

/**
 * Increases an account's balance of native currency directly in the chain's state, without a
 * transfer.
 */
export async function giveCoins(url: string, address: string, coins: bigint): Promise<void> {
  const had = await requestRpc(url, { method: 'eth_getBalance', params: [address, 'latest'] })
  const params = [address, toHex(BigInt(String(had)) + coins)]
  await requestRpc(url, { method: 'anvil_setBalance', params })
}
