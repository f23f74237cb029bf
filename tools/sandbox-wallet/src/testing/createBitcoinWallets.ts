import { createBitcoinClient } from '../inpage/bitcoin/createBitcoinClient.ts'
import { createBitcoinPart } from '../inpage/bitcoin/createBitcoinPart.ts'
import { createInjectedBitcoin } from '../inpage/bitcoin/createInjectedBitcoin.ts'
import { createSatsConnectProvider } from '../inpage/bitcoin/createSatsConnectProvider.ts'
import { createStandardWallet } from '../inpage/standard/createStandardWallet.ts'
import { imitateSatsConnect } from '../wallets/bitcoin/imitateSatsConnect.ts'
import { imitateStandard } from '../wallets/standard/imitateStandard.ts'
import { getChange } from '../wallets/walletPersonas.ts'
import { createPageChannel } from './createPageChannel.ts'
import type { TestPage } from './TestPage.ts'

/**
 * Creates the sandbox wallet's Bitcoin providers for a simulated page, one for each of the three
 * APIs.
 *
 * @param lacks - Features of the Wallet Standard that the wallet does not have.
 */
export async function createBitcoinWallets(page: TestPage, lacks: readonly string[] = []) {
  const channel = await createPageChannel(page)
  const client = createBitcoinClient(channel)
  const all = createBitcoinPart(client)
  const features = Object.fromEntries(
    Object.entries(all.features).filter(([name]) => !lacks.includes(name)),
  )
  const change = getChange(channel.getState().personas, 'bip122')
  const part = imitateStandard({ ...all, features } as typeof all, change)
  const icon = 'data:image/svg+xml;base64,'
  return {
    standard: createStandardWallet({ channel, name: 'Test', icon, part }),
    satsConnect: imitateSatsConnect(createSatsConnectProvider(client), change),
    injected: createInjectedBitcoin(client),
  }
}
