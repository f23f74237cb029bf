import * as Account from '../Account/Account.tsx'
import { shared } from './shared.ts'

/** Who is connected. */
export const account = { Account, shared }
