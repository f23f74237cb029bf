import { createProvider } from '../inpage/createProvider.ts'
import { imitateProvider, type Later } from '../wallets/eip155/imitateProvider.ts'
import { getChange } from '../wallets/walletPersonas.ts'
import { createPageChannel } from './createPageChannel.ts'
import type { TestPage } from './TestPage.ts'

/**
 * Creates the sandbox wallet's EIP-1193 provider for a simulated page, as the wallet that the page's
 * personas select.
 *
 * @param later - Delays the switches of wallets that answer before they switch.
 */
export async function createEthereumWallet(page: TestPage, later: Later) {
  const channel = await createPageChannel(page)
  const change = getChange(channel.getState().personas, 'eip155')
  return imitateProvider(createProvider(channel), change, later)
}
