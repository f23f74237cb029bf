import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Faults } from './createFaults.ts'
import { garbage } from './Fault.ts'

export type SpoilAnswerOptions = { readonly faults: Faults; readonly faultsOf: string }

const isJson = ({ headers }: IncomingMessage) =>
  /^application\/([a-z.-]+\+)?json\b/i.test(headers['content-type'] ?? '')

function cutInTheMiddle(answer: IncomingMessage, response: ServerResponse): void {
  const cut = () => response.socket?.resetAndDestroy()
  answer.once('data', (chunk: Buffer) => {
    answer.destroy()
    response.write(chunk.subarray(0, chunk.length / 2), cut)
  })
  answer.once('end', cut)
}

function replace(
  answer: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders,
): void {
  answer.resume()
  const { 'content-encoding': _, 'transfer-encoding': __, ...kept } = headers
  response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': garbage.length })
  response.end(garbage)
}

/**
 * Applies the faults of a service to its response. The content of scripts and documents is never
 * replaced.
 *
 * @returns Whether the response has been sent or cut, so that the caller must not send it.
 */
export async function spoilAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { faults, faultsOf }: SpoilAnswerOptions,
): Promise<boolean> {
  await faults.takeTurn(faultsOf)
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers
  if (faults.hits(faultsOf, 'resetRate')) {
    response.writeHead(answer.statusCode ?? 502, headers)
    cutInTheMiddle(answer, response)
    return true
  }
  if (!isJson(answer) || !faults.hits(faultsOf, 'garbageRate')) return false
  replace(answer, response, headers)
  return true
}
