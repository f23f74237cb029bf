import * as Downloads from '../Downloads.tsx'
import * as GetWallet from '../GetWallet.tsx'
import * as WhatIsANetwork from '../WhatIsANetwork.tsx'
import * as WhatIsAWallet from '../WhatIsAWallet.tsx'

/** Help for people without a wallet. */
export { Downloads, GetWallet, WhatIsANetwork, WhatIsAWallet }
