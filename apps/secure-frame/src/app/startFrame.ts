import {
  type CreateFrameServerOptions,
  createFrameServer,
  ParentNotSetError,
  postRefusal,
} from '@latchkey/bridge/frame'
import { isTransportFailure, sleep } from '@latchkey/core'
import { getProject } from '@latchkey/frame-api/endpoints'
import { createAppearance } from '../appearance/createAppearance.ts'
import type { Approvals } from '../approvals/Approvals.ts'
import { createApprovals, type WaitingLine } from '../approvals/createApprovals.ts'
import type { PromptBoard } from '../approvals/PromptBoard.ts'
import { createFrameClient } from '../client/createFrameClient.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { readDeviceKeys } from '../keys/deviceKeys.ts'
import { openFrameDatabase } from '../keys/openFrameDatabase.ts'
import { openResultChannel } from '../social/ResultChannel.ts'
import { openWalletWindow } from '../windows/openWalletWindow.ts'
import { createFrame, type Frame, type Project } from './createFrame.ts'
import { readHostOrigin } from './readHostOrigin.ts'
import { openWalletChannel } from './WalletChannel.ts'

/** Told to the host with READY; the number of the wire format. */
const version = '4'
const projectWaitsMs = [500, 1_000, 2_000, 4_000]

export type RunningFrame = {
  readonly frame: Frame
  readonly approvals: Approvals & PromptBoard
  /** Where other sites embed the frame: its own pages see this login only through it (decision 0017). */
  readonly openWallet: (() => boolean) | undefined
}

/**
 * Starts the document in the iframe: asks the server whether this host may have it, puts the parts together,
 * listens, says READY. A host that is not allowed is told so, and nothing else ever happens (S-04).
 *
 * @returns `undefined` where the host was refused, or there is none.
 */
export async function startFrame(
  window: Window & typeof globalThis,
): Promise<RunningFrame | undefined> {
  const { location } = window
  const appearance = createAppearance(window)
  appearance.start()
  const query = new URLSearchParams(location.search)
  const projectId = query.get('projectId') ?? ''
  const hostOrigin = readHostOrigin(window)
  const database = await openFrameDatabase(window.indexedDB)
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init)
  const client = createFrameClient({
    baseUrl: location.origin,
    fetch,
    now: () => Date.now(),
    readProofKey: async () => (await readDeviceKeys(database)).proofKey,
  })
  const project = await readProject(client, { projectId, origin: hostOrigin })
  if (!project?.originAllowed) {
    postRefusal(window, version)
    return undefined
  }
  const storage = askToKeepStorage(window)
  const started: { approvals?: Approvals & PromptBoard & WaitingLine } = {}
  const frame = createFrame({
    projectId,
    chainId: query.get('chainId') ?? undefined,
    project,
    frameOrigin: location.origin,
    database,
    client,
    locks: window.navigator.locks,
    fetch,
    now: () => performance.now(),
    appearance,
    // The answer to the request goes out first.
    reload: () => void window.setTimeout(() => location.reload(), 0),
    createApprovals: (options) => {
      const approvals = createApprovals({ ...options, isKept: () => storage.kept })
      started.approvals = approvals
      return approvals
    },
  })
  watchLeaving(window, frame)
  openWalletChannel(window).watch(frame.vault.note)
  const messages = listen({
    handlers: frame.handlers,
    isAllowedOrigin: (origin) => origin === hostOrigin,
    onWaiting: (count) => started.approvals?.setWaiting(count),
    version,
    window,
  })
  if (!messages) return undefined
  // A pop-up that lost its opener cannot reach the host; this document can (S-76).
  openResultChannel(window).watch(({ resultUri, targetOrigin }) => {
    if (messages.getOrigin() === targetOrigin)
      window.parent.postMessage({ resultUri }, targetOrigin)
  })
  const openWallet = project.crossSite ? openWalletWindow : undefined
  return started.approvals && { frame, approvals: started.approvals, openWallet }
}

/** S-04: opened by itself, or behind another frame, the document serves nobody and says nothing. */
function listen(options: CreateFrameServerOptions) {
  try {
    return createFrameServer(options)
  } catch (error) {
    if (error instanceof ParentNotSetError) return undefined
    throw error
  }
}

/** Asks the browser to keep what lies here; it is taken to do so until it has refused (S-33). */
function askToKeepStorage({ navigator }: Window): { readonly kept: boolean } {
  const storage = { kept: true }
  const note = (kept: boolean) => {
    storage.kept = kept
  }
  navigator.storage?.persist?.().then(note, () => note(false))
  return storage
}

/** S-28: a page that is left keeps no share. */
function watchLeaving(window: Window, { vault }: Frame): void {
  window.addEventListener('pagehide', () => vault.dropShare())
}

type ProjectInput = { readonly projectId: string; readonly origin: string | undefined }

/** A server that starts or is busy is asked again; the host's own limit ends the waiting. */
async function readProject(
  client: FrameClient,
  { projectId, origin }: ProjectInput,
): Promise<Project | undefined> {
  const input = origin === undefined ? { projectId } : { projectId, origin }
  for (const waitMs of [...projectWaitsMs, undefined]) {
    try {
      return await client.call(getProject, input)
    } catch (error) {
      if (!isTransportFailure(error) || waitMs === undefined) return undefined
      await sleep(waitMs, undefined)
    }
  }
  return undefined
}
