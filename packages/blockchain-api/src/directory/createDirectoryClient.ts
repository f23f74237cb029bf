import { InvalidAnswerError } from '@latchkey/core'
import type { HttpClient } from '@latchkey/core/http'
import { toBase } from '../client/toRpcUrl.ts'
import type { DirectoryQuestion } from './questions.ts'
import { wrong } from './read.ts'
import type { Directory } from './toImageUrl.ts'

export type AskOptions = {
  /** Query fields of the request. `undefined` fields are omitted. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly signal?: AbortSignal | undefined
}

export type DirectoryClient = {
  /**
   * Sends a request to the wallet directory.
   *
   * @returns The validated answer, without invalid rows of lists and without unknown fields.
   * @throws {HttpError} Status outside 2xx.
   * @throws {ServiceUnreachableError} No response.
   * @throws {InvalidAnswerError} The answer does not have the expected fields.
   */
  readonly ask: <answer>(
    question: DirectoryQuestion<answer>,
    options?: AskOptions,
  ) => Promise<answer>
}

/**
 * Creates a client of the wallet directory over an HTTP client. Adds `projectId`, `st` and `sv` to
 * every request.
 */
export function createDirectoryClient(directory: Directory, http: HttpClient): DirectoryClient {
  const { baseUrl, projectId, sdkType: st = 'latchkey', sdkVersion: sv } = directory
  return {
    ask: async ({ path, read }, { query, signal } = {}) => {
      const url = new URL(path.slice(1), toBase(baseUrl))
      const answer = read(
        await http.request({ url, query: { ...query, projectId, st, sv }, signal }),
      )
      if (answer === wrong) throw new InvalidAnswerError({ host: path, reason: 'wrong fields' })
      return answer
    },
  }
}
