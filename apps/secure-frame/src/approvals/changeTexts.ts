import type { WalletChange } from '@latchkey/frame-api'
import { messages } from '../messages/messages.ts'

type ChangeTexts = { readonly waiting: string; readonly done: string; readonly restore: string }

const { passkeyAdded: added, passkeyRemoved: removed, ...texts } = messages.changes
const passkeyTexts = { added, removed }

/** What a change is, as it waits and once it was made, and what takes it back. */
export const toChangeTexts = ({
  kind,
  passkey = 'added',
}: Pick<WalletChange, 'kind' | 'passkey'>): ChangeTexts =>
  kind === 'passkey' ? passkeyTexts[passkey] : texts[kind]
