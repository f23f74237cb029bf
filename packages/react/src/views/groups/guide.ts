import * as Downloads from '../Downloads.tsx'
import * as GetWallet from '../GetWallet.tsx'
import * as WhatIsANetwork from '../WhatIsANetwork.tsx'
import * as WhatIsAWallet from '../WhatIsAWallet.tsx'
import { shared } from './shared.ts'

/** Help for people without a wallet. */
export const guide = { Downloads, GetWallet, WhatIsANetwork, WhatIsAWallet, shared }
