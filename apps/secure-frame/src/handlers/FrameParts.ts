import type { Accounts } from '../accounts/createAccounts.ts'
import type { EmailChange } from '../accounts/createEmailChange.ts'
import type { Login } from '../accounts/createLogin.ts'
import type { Networks } from '../accounts/createNetworks.ts'
import type { Appearance } from '../appearance/createAppearance.ts'
import type { LoginSignIn } from '../approvals/createLoginSignIn.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import type { Holdings } from '../rpc/nodes/createHoldings.ts'
import type { Nodes } from '../rpc/nodes/createNodes.ts'
import type { Signing } from '../rpc/Signing.ts'
import type { Batches } from '../rpc/smart-account/createBatches.ts'

/** The services of the frame that the handlers of the host's messages use. */
export type FrameParts = {
  readonly login: Login
  readonly accounts: Accounts
  readonly emailChange: EmailChange
  readonly networks: Networks
  readonly nodes: Nodes
  readonly holdings: Holdings
  readonly batches: Batches
  readonly rpc: Rpc
  readonly signing: Signing
  readonly loginSignIn: LoginSignIn
  readonly appearance: Appearance
  /** Reloads the frame's document, after the answer to the current request was sent. */
  readonly reload: () => void
}
