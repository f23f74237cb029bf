import { BaseError } from '@latchkey/core'
import * as z from 'zod'
import type { ControlBody } from './answerControl.ts'

const DEADLINE_MS = 10_000

/** Thrown if a Solana cluster has rejected a control command, or cannot be reached. */
export class ClusterRefusedError extends BaseError {
  override readonly name = 'ClusterRefusedError'
  /** HTTP status of the rejection; `undefined` if the cluster did not answer. */
  readonly status: number | undefined

  constructor(sentence: string, options: { readonly status?: number; readonly cause?: unknown }) {
    super(sentence, { code: 'cluster_refused', cause: options.cause })
    this.status = options.status
  }
}

type AskClusterOptions = { readonly controlSecret: string; readonly body: ControlBody }

/**
 * Sends a control command to a Solana cluster.
 *
 * @throws {ClusterRefusedError} The cluster rejects the command, or cannot be reached.
 */
export async function askCluster(
  rpcUrl: string,
  { controlSecret, body }: AskClusterOptions,
): Promise<unknown> {
  const asking = fetch(new URL('/control', rpcUrl), {
    method: 'POST',
    headers: { 'x-control-secret': controlSecret },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const response = await asking.catch((cause: unknown) => {
    throw new ClusterRefusedError('The Solana cluster does not answer.', { cause })
  })
  const answer: unknown = JSON.parse(await response.text())
  if (response.ok) return answer
  const { status } = response
  throw new ClusterRefusedError(z.object({ error: z.string() }).parse(answer).error, { status })
}
