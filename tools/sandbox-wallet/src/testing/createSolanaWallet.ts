import { createSolanaPart } from '../inpage/solana/createSolanaPart.ts'
import { createStandardWallet } from '../inpage/standard/createStandardWallet.ts'
import { imitateStandard } from '../wallets/standard/imitateStandard.ts'
import { getChange } from '../wallets/walletPersonas.ts'
import { createPageChannel } from './createPageChannel.ts'
import type { TestPage } from './TestPage.ts'

/**
 * Creates the sandbox wallet in the format of the Wallet Standard for a simulated page, as the
 * Solana wallet that the page's personas select.
 */
export async function createSolanaWallet(page: TestPage) {
  const channel = await createPageChannel(page)
  const change = getChange(channel.getState().personas, 'solana')
  const part = imitateStandard(createSolanaPart(channel, ['solana:devnet']), change)
  return createStandardWallet({ channel, name: 'Test', icon: 'data:image/svg+xml;base64,', part })
}
