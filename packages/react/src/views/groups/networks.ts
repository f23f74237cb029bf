import * as Networks from '../Networks.tsx'
import * as ProfileWallets from '../ProfileWallets.tsx'
import * as SwitchActiveChain from '../SwitchActiveChain.tsx'
import * as SwitchNetwork from '../SwitchNetwork.tsx'
import * as UnsupportedChain from '../UnsupportedChain.tsx'
import { shared } from './shared.ts'

/** Networks and the wallets on them. */
export const networks = {
  Networks,
  SwitchActiveChain,
  SwitchNetwork,
  UnsupportedChain,
  ProfileWallets,
  shared,
}
