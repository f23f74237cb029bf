import type { accountTexts } from './accounts.ts'
import type { alertTexts } from './alerts.ts'
import type { buyTexts } from './buys.ts'
import type { depositTexts } from './deposits.ts'
import type { en } from './en.ts'
import type { errorTexts } from './errors.ts'
import type { guideTexts } from './guides.ts'
import type { loginTexts } from './logins.ts'
import type { nameTexts } from './names.ts'
import type { nftTexts } from './nfts.ts'
import type { payTexts } from './pays.ts'
import type { permissionTexts } from './permissions.ts'
import type { retryTexts } from './retries.ts'
import type { sendTexts } from './sends.ts'
import type { storedTexts } from './stored.ts'
import type { swapTexts } from './swaps.ts'
import type { toastTexts } from './toasts.ts'
import type { tokenTexts } from './tokens.ts'
import type { walletButtonTexts } from './walletButtons.ts'
import type { walletTexts } from './wallets.ts'

type English = typeof en &
  typeof accountTexts &
  typeof alertTexts &
  typeof buyTexts &
  typeof depositTexts &
  typeof errorTexts &
  typeof guideTexts &
  typeof loginTexts &
  typeof nameTexts &
  typeof nftTexts &
  typeof payTexts &
  typeof permissionTexts &
  typeof retryTexts &
  typeof sendTexts &
  typeof storedTexts &
  typeof swapTexts &
  typeof toastTexts &
  typeof tokenTexts &
  typeof walletButtonTexts &
  typeof walletTexts

export type MessageKey = keyof English

/** A catalogue with all texts in one language, by key. */
export type Messages = { readonly [key in MessageKey]: string }
