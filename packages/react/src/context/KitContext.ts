import type { Kit, OpenModalParameters } from '@latchkey/kit'
import { type ComponentType, createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Loader } from '../loading/createLoader.ts'
import type { AccountButtonProps } from './AccountButtonProps.ts'
import { KitProviderMissingError } from './KitProviderMissingError.ts'
import type { NativeBalanceProps } from './NativeBalanceProps.ts'
import type { Shell } from './Shell.ts'

type OwnTexts = { readonly [key: string]: string }

/** What the provider hands down. Changes only with the language. */
export type KitContextValue = {
  readonly kit: Kit
  readonly shell: Loader<Shell>
  /** The button of a connected visitor, for the button that is either. */
  readonly accountButton: Loader<ComponentType<AccountButtonProps>>
  /** The balance beside the account button, with the query code it needs. */
  readonly balance: Loader<ComponentType<NativeBalanceProps>>
  /** Tells of what services have answered. */
  readonly cache: { readonly subscribe: (listener: () => void) => () => void }
  /** Agreement to the legal texts, for as long as the provider lives. */
  readonly consent: StoreApi<{ readonly agreed: boolean }>
  /** Fetches what the modal needs, and asks for what it shows, without opening it. */
  readonly prepare: () => void
  /** As `prepare`, for somebody who reaches for a button; nothing where the host has turned that off. */
  readonly intend: () => void
  /** Fetches what the modal needs when the page is quiet; the answer takes it back. */
  readonly prefetch: () => (() => void) | undefined
  readonly open: (parameters?: OpenModalParameters) => void
  readonly close: () => void
  /** Texts of the app by key of the catalogues; a missing text shows in English. */
  readonly messages: OwnTexts | undefined
  readonly setMessages: (messages: OwnTexts | undefined) => void
}

export const KitContext = createContext<KitContextValue | undefined>(undefined)

/**
 * Reads the provider's value.
 *
 * @throws {KitProviderMissingError} Outside `KitProvider`.
 */
export function useKitContext(): KitContextValue {
  const value = useContext(KitContext)
  if (!value) throw new KitProviderMissingError()
  return value
}
