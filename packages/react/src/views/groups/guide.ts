import * as Create from '../Create.tsx'
import * as Downloads from '../Downloads.tsx'
import * as GetWallet from '../GetWallet.tsx'
import * as UsageExceeded from '../UsageExceeded.tsx'
import * as WhatIsANetwork from '../WhatIsANetwork.tsx'
import * as WhatIsAWallet from '../WhatIsAWallet.tsx'
import { shared } from './shared.ts'

/** Help for people without a wallet, and for those who cannot connect one now. */
export const guide = {
  Create,
  Downloads,
  GetWallet,
  UsageExceeded,
  WhatIsANetwork,
  WhatIsAWallet,
  shared,
}
