import * as Networks from '../Networks/Networks.tsx'
import * as ProfileWallets from '../ProfileWallets/ProfileWallets.tsx'
import * as SwitchActiveChain from '../SwitchActiveChain/SwitchActiveChain.tsx'
import * as SwitchNetwork from '../SwitchNetwork/SwitchNetwork.tsx'
import * as UnsupportedChain from '../UnsupportedChain/UnsupportedChain.tsx'
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
