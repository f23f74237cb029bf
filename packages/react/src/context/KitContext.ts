import type { Kit, OpenModalParameters } from '@latchkey/kit'
import { type ComponentType, createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Loader } from '../loading/createLoader.ts'
import type { AccountButtonProps } from './AccountButtonProps.ts'
import { KitProviderMissingError } from './KitProviderMissingError.ts'
import type { NativeBalanceProps } from './NativeBalanceProps.ts'
import type { Shell } from './Shell.ts'

type OwnTexts = { readonly [key: string]: string }

/** The context value of the provider. Its identity changes only with the language. */
export type KitContextValue = {
  readonly kit: Kit
  readonly shell: Loader<Shell>
  /** Loads the account button, which `KitButton` shows for a connected user. */
  readonly accountButton: Loader<ComponentType<AccountButtonProps>>
  /** Loads the balance beside the account button, with the query code it needs. */
  readonly balance: Loader<ComponentType<NativeBalanceProps>>
  /** Notifies subscribers when a service has answered or cached data has changed. */
  readonly cache: { readonly subscribe: (listener: () => void) => () => void }
  /** The user's consent to the legal texts. Lives as long as the provider. */
  readonly consent: StoreApi<{ readonly agreed: boolean }>
  /** Loads the modal's code and the data of its first view, without opening the modal. */
  readonly prepare: () => void
  /**
   * Same as `prepare`, called when the user hovers or focuses a button. Does nothing if the app
   * disables prefetching.
   */
  readonly intend: () => void
  /** Loads the modal's code once the page is idle. The returned function cancels that. */
  readonly prefetch: () => (() => void) | undefined
  readonly open: (parameters?: OpenModalParameters) => void
  readonly close: () => void
  /** Texts of the app, keyed as in the message catalogues. A missing text shows in English. */
  readonly messages: OwnTexts | undefined
  readonly setMessages: (messages: OwnTexts | undefined) => void
}

export const KitContext = createContext<KitContextValue | undefined>(undefined)

/**
 * Returns the context value of the provider.
 *
 * @throws {KitProviderMissingError} Outside `KitProvider`.
 */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (!value) throw new KitProviderMissingError()
  return value
}
