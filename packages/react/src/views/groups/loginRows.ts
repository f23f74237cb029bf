import { LoginRows } from '../../login/LoginRows.tsx'
import { loginShared } from './loginShared.ts'
import { shared } from './shared.ts'

/** What the account shows of a login. */
export const loginRows = { LoginRows, loginShared, shared }
