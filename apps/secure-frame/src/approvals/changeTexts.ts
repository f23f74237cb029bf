import type { WalletChange } from '@latchkey/frame-api'
import { messages } from '../messages/messages.ts'

type ChangeTexts = { readonly waiting: string; readonly done: string; readonly restore: string }

const { passkeyAdded: added, passkeyRemoved: removed, ...texts } = messages.changes
const passkeyTexts = { added, removed }

/**
 * Returns the texts of a wallet change: while it waits, after it took effect, and for undoing it.
 */
export const toChangeTexts = ({
  kind,
  passkey = 'added',
}: Pick<WalletChange, 'kind' | 'passkey'>): ChangeTexts =>
  kind === 'passkey' ? passkeyTexts[passkey] : texts[kind]
