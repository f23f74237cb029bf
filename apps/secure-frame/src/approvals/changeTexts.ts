import type { WalletChange } from '@latchkey/frame-api'
import { messages } from '../messages/messages.ts'

type ChangeTexts = { readonly waiting: string; readonly done: string; readonly restore: string }

const { passkeyAdded: added, passkeyRemoved: removed, ...texts } = messages.changes
const passkeyTexts = { added, removed }

/**
 * Returns the texts for a wallet change: before it takes effect, after it, and for cancelling or
 * undoing it.
 */
export const toChangeTexts = ({
  kind,
  passkey = 'added',
}: Pick<WalletChange, 'kind' | 'passkey'>): ChangeTexts =>
  kind === 'passkey' ? passkeyTexts[passkey] : texts[kind]
