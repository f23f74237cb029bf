import * as Create from '../Create/Create.tsx'
import * as Downloads from '../Downloads/Downloads.tsx'
import * as GetWallet from '../GetWallet/GetWallet.tsx'
import * as UsageExceeded from '../UsageExceeded/UsageExceeded.tsx'
import * as WhatIsANetwork from '../WhatIsANetwork/WhatIsANetwork.tsx'
import * as WhatIsAWallet from '../WhatIsAWallet/WhatIsAWallet.tsx'
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
