import type { ProjectFeature } from '@latchkey/blockchain-api'
import type { DirectoryWallet, Unsubscribe } from '@latchkey/core'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'

export type WalletsAnswer = {
  readonly wallets: readonly DirectoryWallet[]
  /** Number of wallets that match the filter, on all pages. */
  readonly count: number
}

/**
 * Answers of the wallet directory about the project and wallets. They are requested before a modal
 * opens, and each is absent until received.
 */
export type Answers = {
  /** Features that the project has turned on. */
  readonly config?: readonly ProjectFeature[]
  /** Whether the project has exceeded the usage limit of its plan. */
  readonly usage?: boolean
  /** Origins that may use the project. */
  readonly origins?: readonly string[]
  /** Whether the project accepts analytics. */
  readonly analytics?: boolean
  readonly recommended?: WalletsAnswer
  readonly featured?: readonly DirectoryWallet[]
  readonly excluded?: readonly DirectoryWallet[]
  /** Directory entries of wallets found in the page. */
  readonly ranked?: readonly DirectoryWallet[]
  /** Names of the answers whose last request failed. */
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
