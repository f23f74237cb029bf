import type { DirectoryWallet } from '@latchkey/core'
import { createSlot } from '../kit/createSlot.ts'
import type { LinkChoice } from './LinkChoice.ts'
import type { OpenedWallet } from './OpenedWallet.ts'

export type Links = {
  /** Function that opens a wallet; `undefined` until its code has loaded. */
  openWallet: ((wallet: DirectoryWallet) => OpenedWallet | undefined) | undefined
  /**
   * The link that last opened a wallet. It becomes the stored choice once the pairing is connected
   * (K-MOB-05).
   */
  linking: (LinkChoice & { readonly uri: string | undefined }) | undefined
}

/** Gets the state of opening wallet apps: the last link, and the loaded function. */
export const getLinks = createSlot((): Links => ({ openWallet: undefined, linking: undefined }))
