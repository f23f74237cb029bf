import type { FrameHandlers } from '@latchkey/bridge/frame'
import { toEvmChainId } from '@latchkey/core'
import type { ResponseOf } from '@latchkey/core/contract'
import { type getProject, noteAppSignIn } from '@latchkey/frame-api/endpoints'
import { createAccounts } from '../accounts/createAccounts.ts'
import { createEmailChange } from '../accounts/createEmailChange.ts'
import { createLogin } from '../accounts/createLogin.ts'
import { createNetworks } from '../accounts/createNetworks.ts'
import { createRecovery, type Recovery } from '../accounts/createRecovery.ts'
import { createRelease, type Release } from '../accounts/createRelease.ts'
import type { Appearance } from '../appearance/createAppearance.ts'
import type { Approvals } from '../approvals/Approvals.ts'
import type { CreateApprovalsOptions } from '../approvals/createApprovals.ts'
import { createLoginSignIn } from '../approvals/createLoginSignIn.ts'
import { fromBase64url } from '../client/base64url.ts'
import { createWalletServer } from '../client/createWalletServer.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { createHandlers } from '../handlers/index.ts'
import { toAccountChoice } from '../keys/choices.ts'
import { createRecoveryStatus } from '../keys/createRecoveryStatus.ts'
import { createVault, type Vault } from '../keys/createVault.ts'
import type { FrameDatabase } from '../keys/openFrameDatabase.ts'
import { createRpc } from '../rpc/createRpc.ts'
import { createHoldings } from '../rpc/nodes/createHoldings.ts'
import { createNodes } from '../rpc/nodes/createNodes.ts'
import { createBatches } from '../rpc/smart-account/createBatches.ts'
import { readChanging } from './readChanging.ts'

export type Project = ResponseOf<typeof getProject>

export type CreateFrameParameters = {
  readonly projectId: string
  /**
   * CAIP-2 id of the network that is active at first: the parameter `chainId` of the document's
   * URL.
   */
  readonly chainId: string | undefined
  readonly project: Project
  readonly frameOrigin: string
  readonly database: FrameDatabase
  readonly client: FrameClient
  readonly locks: LockManager
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly appearance: Appearance
  readonly reload: () => void
  /** Notifies the host that the session of the user has changed (S-12). */
  readonly onSessionChanged: () => void
  /**
   * Creates the approval prompts. The options supply facts about the wallet and which requests may
   * be decided inline.
   */
  readonly createApprovals: (
    options: Required<
      Pick<
        CreateApprovalsOptions,
        'isBackedUp' | 'isEscrowed' | 'inline' | 'recovery' | 'readChanging' | 'nameZones'
      >
    >,
  ) => Pick<Approvals, 'confirm'>
}

/** The message handlers, keys and recoveries of a frame, which work without a window. */
export type Frame = {
  readonly handlers: FrameHandlers
  readonly vault: Vault
  readonly recovery: Recovery
  readonly release: Release
}

/** Creates the parts of one frame document and connects them. */
export function createFrame(parameters: CreateFrameParameters): Frame {
  const { project, client, database, locks, fetch, now, projectId, frameOrigin } = parameters
  const wallets = createWalletServer(client)
  const escrowKey = project.escrow && fromBase64url(project.escrow.publicKey)
  const vault = createVault({ database, server: wallets, locks, escrowKey })
  const recovery = createRecovery({ database, client, wallets })
  const release = createRelease({
    database,
    client,
    wallets,
    offered: escrowKey !== undefined,
    now: () => Date.now(),
  })
  const approvals = parameters.createApprovals({
    isBackedUp: () => !vault.needsBackup(),
    isEscrowed: vault.isEscrowed,
    inline: project.approvals === 'inline' ? 'all' : 'messages',
    recovery: createRecoveryStatus({ vault, database }),
    readChanging: (signal) => readChanging(client, signal),
    nameZones: project.nameZones,
  })
  const loginSignIn = createLoginSignIn({
    enabled: project.signInWithLogin,
    note: (signal) => client.call(noteAppSignIn, {}, { signal }),
    elapsed: now,
  })
  const signing = { approvals: loginSignIn.around(approvals), vault }
  const networks = createNetworks({ networks: toNetworks(project), initial: parameters.chainId })
  const handlers = createHandlers({
    login: createLogin({
      client,
      projectId,
      frameOrigin,
      loginSignIn,
      onSessionChanged: parameters.onSessionChanged,
    }),
    accounts: createAccounts({
      vault,
      recoveryArrives: recovery.arrives,
      beginRecovery(walletId, options) {
        recovery.begin(walletId, options)
        release.begin(walletId, options)
      },
      endRecovery() {
        recovery.end()
        release.end()
      },
      keepType(userId, type) {
        // If the type cannot be stored, the wallet's page shows the EOA first. This failure must
        // not fail the login.
        database.put('choices', toAccountChoice(userId), type).catch(() => undefined)
      },
    }),
    emailChange: createEmailChange({ client, vault }),
    networks,
    nodes: createNodes({ fetch, now }),
    holdings: createHoldings({ fetch }),
    batches: createBatches(),
    rpc: createRpc(signing),
    signing,
    loginSignIn,
    appearance: parameters.appearance,
    reload: parameters.reload,
  })
  return { handlers, vault, recovery, release }
}

/**
 * Returns the networks with smart account settings where both the server and the project support
 * smart accounts.
 */
function toNetworks({ networks, smartAccountNetworks }: Project) {
  return networks.map(({ smartAccount, ...network }) => {
    const isOffered =
      smartAccount && smartAccountNetworks.includes(toEvmChainId(network.caipNetworkId))
    return isOffered ? { ...network, smartAccount } : network
  })
}
