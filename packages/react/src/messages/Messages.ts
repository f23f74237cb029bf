import type { accountTexts } from './accounts.ts'
import type { buyTexts } from './buys.ts'
import type { depositTexts } from './deposits.ts'
import type { en } from './en.ts'
import type { guideTexts } from './guides.ts'
import type { loginTexts } from './logins.ts'
import type { nameTexts } from './names.ts'
import type { nftTexts } from './nfts.ts'
import type { payTexts } from './pays.ts'
import type { permissionTexts } from './permissions.ts'
import type { sendTexts } from './sends.ts'
import type { swapTexts } from './swaps.ts'
import type { toastTexts } from './toasts.ts'
import type { walletButtonTexts } from './walletButtons.ts'
import type { walletTexts } from './wallets.ts'

type English = typeof en &
  typeof accountTexts &
  typeof buyTexts &
  typeof depositTexts &
  typeof guideTexts &
  typeof loginTexts &
  typeof nameTexts &
  typeof nftTexts &
  typeof payTexts &
  typeof permissionTexts &
  typeof sendTexts &
  typeof swapTexts &
  typeof toastTexts &
  typeof walletButtonTexts &
  typeof walletTexts

/** Texts that load with the modal. */
export type ModalMessageKey = keyof typeof en

/** Texts of connected views, with those of the modal. */
export type AccountMessageKey = ModalMessageKey | keyof typeof accountTexts

/** Texts of the pages of buying, with those of the modal. */
export type BuyMessageKey = ModalMessageKey | keyof typeof buyTexts

/** Texts of the pages of depositing from an exchange, with those of the modal. */
export type DepositMessageKey = ModalMessageKey | keyof typeof depositTexts

/** Texts of the pages for people without a wallet, with those of the modal. */
export type GuideMessageKey = ModalMessageKey | keyof typeof guideTexts

/** Texts of the pages of logins, with those of the modal. */
export type LoginMessageKey = ModalMessageKey | keyof typeof loginTexts

/** Texts of the pages of account names, with those of the modal. */
export type NameMessageKey = ModalMessageKey | keyof typeof nameTexts

/** Texts of collectibles, with those of the account. */
export type NftMessageKey = AccountMessageKey | keyof typeof nftTexts

/** Texts of the pages of paying, with those of the modal. */
export type PayMessageKey = ModalMessageKey | keyof typeof payTexts

/** Texts of the pages of smart sessions, with those of the modal. */
export type PermissionMessageKey = ModalMessageKey | keyof typeof permissionTexts

/** Texts of the pages of sending, with those of the modal. */
export type SendMessageKey = ModalMessageKey | keyof typeof sendTexts

/** Texts of the pages of swapping, with those of the modal. */
export type SwapMessageKey = ModalMessageKey | keyof typeof swapTexts

/** Texts of all wallets and of pairing, with those of the modal. */
export type WalletMessageKey = ModalMessageKey | keyof typeof walletTexts

export type MessageKey = keyof English

/** A whole catalogue in one language. */
export type Messages = { readonly [key in MessageKey]: string }

type Placeholder<text extends string> = text extends `${string}{${infer name}}${infer rest}`
  ? name | Placeholder<rest>
  : never

type PlaceholderOf<key extends MessageKey> = Placeholder<English[key]>

/** The values a text needs: none, or one per `{placeholder}` of the English text. */
export type MessageValues<key extends MessageKey> = [PlaceholderOf<key>] extends [never]
  ? []
  : [values: { readonly [name in PlaceholderOf<key>]: string }]
