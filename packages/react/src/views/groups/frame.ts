import * as ApproveTransaction from '../ApproveTransaction/ApproveTransaction.tsx'
import * as RecoverWallet from '../RecoverWallet/RecoverWallet.tsx'
import { shared } from './shared.ts'

/** Places the secure frame is shown in. */
export const frame = { ApproveTransaction, RecoverWallet, shared }
