import type { ProjectFeature } from '@latchkey/blockchain-api'
import type { DirectoryWallet, Unsubscribe } from '@latchkey/core'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'

export type WalletsAnswer = {
  readonly wallets: readonly DirectoryWallet[]
  /**
   * Number of directory wallets that match the request's filter, including those on later pages.
   */
  readonly count: number
}

/**
 * Answers of the wallet directory about the app's project and about wallets. They are requested
 * before the modal opens. Each answer is absent until received.
 */
export type Answers = {
  /** Features that the project's owner has turned on in its settings at the directory. */
  readonly config?: readonly ProjectFeature[]
  /** Whether the project has exceeded the usage limit of its plan. */
  readonly usage?: boolean
  /** Origins of pages that may use the project's id. */
  readonly origins?: readonly string[]
  /** Whether the project's settings allow analytics. */
  readonly analytics?: boolean
  readonly recommended?: WalletsAnswer
  readonly featured?: readonly DirectoryWallet[]
  readonly excluded?: readonly DirectoryWallet[]
  /** Directory entries, with ranks, of wallets found in the page. */
  readonly ranked?: readonly DirectoryWallet[]
  /** Names of the fields above whose last request failed. */
  readonly failed: readonly string[]
}

/**
 * Returns the store of answers that are fetched once per page load. All other server data is in the
 * query cache.
 */
export const getAnswers = createSlot(() => createStore<Answers>(() => ({ failed: [] })))

/** Calls `onChange` for every new answer and every change of the query cache. */
export const watchAnswers = (kit: Pick<Kit, 'slots'>, onChange: () => void): Unsubscribe =>
  getAnswers(kit).subscribe(onChange)
