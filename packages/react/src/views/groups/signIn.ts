import * as SIWXSignMessage from '../SIWXSignMessage/SIWXSignMessage.tsx'
import { shared } from './shared.ts'

/** Proof that a wallet is one’s own. */
export const signIn = { SIWXSignMessage, shared }
