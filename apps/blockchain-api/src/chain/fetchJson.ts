import { nodeAnswerBytes, nodeTimeoutMs } from '../config/constants.ts'
import { ChainDownError } from './ChainDownError.ts'

export type FetchJsonOptions = {
  /** Name of the data source in error messages and the log. */
  readonly chain: string
  readonly url: string
  /** JSON to send by POST; absent for a GET request. */
  readonly body?: unknown
}

/**
 * Fetches JSON from a data source of a chain, such as its node.
 *
 * Follows no redirect, because the source could otherwise make the server call any address (S-148).
 *
 * @throws {ChainDownError} The source did not answer with JSON. `refused` is set if it answered
 * with a status from 400 to 499.
 */
export async function fetchJson({ chain, url, body }: FetchJsonOptions): Promise<unknown> {
  const fail = (reason: string, cause?: unknown) => new ChainDownError({ chain, reason, cause })
  const posted = body !== undefined && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const signal = AbortSignal.timeout(nodeTimeoutMs)
  const response = await fetch(url, { ...posted, signal, redirect: 'error' }).catch(
    (cause: unknown) => {
      throw fail('no answer', cause)
    },
  )
  const text = await readText(response, fail)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const refused = response.status >= 400 && response.status < 500
    throw new ChainDownError({ chain, reason: `status ${response.status}`, refused, cause })
  }
}

/** Reads the text of a response, and aborts if it exceeds the size limit. */
async function readText(
  response: Response,
  fail: (reason: string, cause?: unknown) => Error,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      if (size > nodeAnswerBytes) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw fail('the answer broke off', cause)
  }
  if (size > nodeAnswerBytes) throw fail('the answer is too large')
  return Buffer.concat(chunks).toString('utf8')
}
