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
import { serveAppWindows } from '../approvals/window/serveAppWindows.ts'
import { createFrameClient } from '../client/createFrameClient.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { readDeviceKeys } from '../keys/deviceKeys.ts'
import { openFrameDatabase } from '../keys/openFrameDatabase.ts'
import { openResultChannel } from '../social/ResultChannel.ts'
import { openWalletWindow } from '../windows/openWalletWindow.ts'
import { createFrame, type Frame, type Project } from './createFrame.ts'
import { readHostOrigin } from './readHostOrigin.ts'
import { openWalletChannel } from './WalletChannel.ts'

/** Version of the message format. READY reports it to the host. */
const version = '4'
const projectWaitsMs = [500, 1_000, 2_000, 4_000]

export type RunningFrame = {
  readonly frame: Frame
  readonly approvals: Approvals & PromptBoard
  /**
   * Opens the wallet's page in a new window. Present if other sites embed the frame, because the
   * page then sees this login only through the frame (decision 0017).
   */
  readonly openWallet: (() => boolean) | undefined
}

/** Parts of a frame document that exist only after its frame. */
type StartedParts = {
  approvals?: Approvals & PromptBoard & WaitingLine
  messages?: ReturnType<typeof listen>
}

/**
 * Starts the document in the iframe. Asks the server whether this host may embed it, creates the
 * parts, listens for messages and sends READY. A rejected host gets the rejection and no further
 * answers (S-04).
 *
 * @returns `undefined` if the host was rejected or the document is not embedded.
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
  const started: StartedParts = {}
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
    // The token is random, because it must identify no session (S-12).
    onSessionChanged: () => started.messages?.updateSession(window.crypto.randomUUID()),
    // Delays the reload until the answer to the current request has been sent.
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
  started.messages = messages
  // A pop-up without `opener` cannot send its result to the host, so this document forwards the
  // result (S-76).
  openResultChannel(window).watch(({ resultUri, targetOrigin }) => {
    if (messages.getOrigin() === targetOrigin)
      window.parent.postMessage({ resultUri }, targetOrigin)
  })
  if (started.approvals) serveAppWindows(started.approvals, window)
  const openWallet = project.crossSite ? openWalletWindow : undefined
  return started.approvals && { frame, approvals: started.approvals, openWallet }
}

/**
 * S-04: a document that is opened directly, or inside another frame, answers no requests and sends
 * no messages.
 */
function listen(options: CreateFrameServerOptions) {
  try {
    return createFrameServer(options)
  } catch (error) {
    if (error instanceof ParentNotSetError) return undefined
    throw error
  }
}

/**
 * Requests persistent storage from the browser. Storage counts as persistent until the browser
 * refuses (S-33).
 */
function askToKeepStorage({ navigator }: Window): { readonly kept: boolean } {
  const storage = { kept: true }
  const note = (kept: boolean) => {
    storage.kept = kept
  }
  navigator.storage?.persist?.().then(note, () => note(false))
  return storage
}

/** Drops the server's share from memory when the user leaves the page (S-28). */
function watchLeaving(window: Window, { vault }: Frame): void {
  window.addEventListener('pagehide', () => vault.dropShare())
}

type ProjectInput = { readonly projectId: string; readonly origin: string | undefined }

/**
 * Reads the project from the server. Retries while the server is starting or busy, until the host
 * gives up waiting.
 */
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
