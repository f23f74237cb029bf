import type { DirectoryWallet } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { LinkChoice } from './LinkChoice.ts'
import type { OpenedWallet } from './OpenedWallet.ts'

export type Links = {
  /** Here once its code is. */
  openWallet: ((wallet: DirectoryWallet) => OpenedWallet | undefined) | undefined
  /** Link the person was sent to a wallet with; kept as choice once that pairing has connected (K-MOB-05). */
  linking: (LinkChoice & { readonly uri: string | undefined }) | undefined
}

/** Gets how a wallet's app was opened, and can be. */
export const getLinks = createSlot((): Links => ({ openWallet: undefined, linking: undefined }))
