import type { Messages } from '../Messages.ts'
import { accounts } from './accounts.ts'
import { alerts } from './alerts.ts'
import { buttons } from './buttons.ts'
import { buys } from './buys.ts'
import { deposits } from './deposits.ts'
import { errors } from './errors.ts'
import { guides } from './guides.ts'
import { logins } from './logins.ts'
import { modal } from './modal.ts'
import { names } from './names.ts'
import { nfts } from './nfts.ts'
import { pays } from './pays.ts'
import { permissions } from './permissions.ts'
import { retries } from './retries.ts'
import { sends } from './sends.ts'
import { stored } from './stored.ts'
import { swaps } from './swaps.ts'
import { toasts } from './toasts.ts'
import { tokens } from './tokens.ts'
import { wallets } from './wallets.ts'

/** German texts of the kit. Pass them to `setLanguage({ locale: 'de-DE', messages })`. */
export const messages: Messages = {
  ...accounts,
  ...alerts,
  ...buttons,
  ...buys,
  ...deposits,
  ...errors,
  ...guides,
  ...logins,
  ...modal,
  ...names,
  ...nfts,
  ...pays,
  ...permissions,
  ...retries,
  ...sends,
  ...stored,
  ...swaps,
  ...toasts,
  ...tokens,
  ...wallets,
}
