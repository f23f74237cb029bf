import type { Text } from '../messages/createText.ts'
import { en } from '../messages/en.ts'
import type { WalletMessageKey } from '../messages/Messages.ts'
import { walletTexts } from '../messages/wallets.ts'
import { useTextOf } from './useTextOf.ts'

const texts = { ...en, ...walletTexts }

/** The texts of the modal and of all wallets and of pairing. Only for those pages: it brings their catalogue. */
export function useWalletText(): Text<WalletMessageKey> {
  return useTextOf(texts)
}
