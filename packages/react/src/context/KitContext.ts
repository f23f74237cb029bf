import type { Kit, OpenModalParameters } from '@latchkey/kit'
import { type ComponentType, createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Loader } from '../loading/createLoader.ts'
import type { AccountButtonProps } from './AccountButtonProps.ts'
import type { AppUser } from './AppUser.ts'
import { KitProviderMissingError } from './KitProviderMissingError.ts'
import type { NativeBalanceProps } from './NativeBalanceProps.ts'
import type { Shell } from './Shell.ts'

type OwnTexts = { readonly [key: string]: string }

/**
 * Value of the React context that `KitProvider` provides. The object changes only with the language
 * and the app's user.
 */
export type KitContextValue = {
  readonly kit: Kit
  readonly shell: Loader<Shell>
  /** Loader of the account button, which `KitButton` shows for a connected user. */
  readonly accountButton: Loader<ComponentType<AccountButtonProps>>
  /** Loader of the balance in the account button, with the query code it needs. */
  readonly balance: Loader<ComponentType<NativeBalanceProps>>
  /**
   * Notifies subscribers when the wallet directory has answered or cached query data has changed.
   */
  readonly cache: { readonly subscribe: (listener: () => void) => () => void }
  /**
   * Whether the user has agreed to the app's terms and privacy policy. Stored as long as the
   * provider is mounted.
   */
  readonly consent: StoreApi<{ readonly agreed: boolean }>
  /** Loads the modal's code and the data of its first view, without opening the modal. */
  readonly prepare: () => void
  /**
   * Same as `prepare`, for a button that the user hovers or focuses. Does nothing if the app
   * disables prefetching.
   */
  readonly intend: () => void
  /** Loads the modal's code once the page is idle. Returns a function that cancels the load. */
  readonly prefetch: () => (() => void) | undefined
  readonly open: (parameters?: OpenModalParameters) => void
  readonly close: () => void
  /**
   * Texts that the app provides, by key of the message catalogues. Missing texts are shown in
   * English.
   */
  readonly messages: OwnTexts | undefined
  readonly setMessages: (messages: OwnTexts | undefined) => void
  /** The app's signed-in user, as set by `useAppUser`. */
  readonly user: AppUser | undefined
  readonly setUser: (user: AppUser | undefined) => void
}

export const KitContext = createContext<KitContextValue | undefined>(undefined)

/**
 * Returns the value of the kit's React context.
 *
 * @throws {KitProviderMissingError} Called outside `KitProvider`.
 */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (!value) throw new KitProviderMissingError()
  return value
}
