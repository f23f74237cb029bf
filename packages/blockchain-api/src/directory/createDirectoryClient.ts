import { InvalidAnswerError } from '@latchkey/core'
import type { HttpClient } from '@latchkey/core/http'
import { toBase } from '../client/toRpcUrl.ts'
import type { DirectoryQuestion } from './questions.ts'
import { wrong } from './read.ts'
import type { Directory } from './toImageUrl.ts'

export type AskOptions = {
  /** What is asked with; absent fields are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly signal?: AbortSignal | undefined
}

export type DirectoryClient = {
  /**
   * Asks the wallet directory.
   *
   * @returns The checked answer: bad rows of a list are dropped, unknown fields too.
   * @throws {HttpError} Status outside 2xx.
   * @throws {ServiceUnreachableError} No answer.
   * @throws {InvalidAnswerError} Not of the question's form.
   */
  readonly ask: <answer>(
    question: DirectoryQuestion<answer>,
    options?: AskOptions,
  ) => Promise<answer>
}

/** Makes a client of the wallet directory over an HTTP client. `projectId`, `st` and `sv` go with every question. */
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
