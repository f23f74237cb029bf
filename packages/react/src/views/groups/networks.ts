import * as Networks from '../Networks.tsx'
import * as ProfileWallets from '../ProfileWallets.tsx'
import * as SwitchActiveChain from '../SwitchActiveChain.tsx'
import * as SwitchNetwork from '../SwitchNetwork.tsx'
import * as UnsupportedChain from '../UnsupportedChain.tsx'

/** Networks and the wallets on them. */
export { Networks, ProfileWallets, SwitchActiveChain, SwitchNetwork, UnsupportedChain }
