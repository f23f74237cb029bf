import type { ProjectFeature } from '@latchkey/blockchain-api'
import type { DirectoryWallet, Unsubscribe } from '@latchkey/core'
import { createStore } from 'zustand/vanilla'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'

export type WalletsAnswer = {
  readonly wallets: readonly DirectoryWallet[]
  /** Wallets of the filter on all pages together. */
  readonly count: number
}

/** What the directory has said of project and wallets when a modal was about to open; absent until it has. */
export type Answers = {
  /** What the project has turned on. */
  readonly config?: readonly ProjectFeature[]
  /** Whether the project has used up its plan. */
  readonly usage?: boolean
  /** Where the project may be used from. */
  readonly origins?: readonly string[]
  /** Whether the project takes analytics. */
  readonly analytics?: boolean
  readonly recommended?: WalletsAnswer
  readonly featured?: readonly DirectoryWallet[]
  readonly excluded?: readonly DirectoryWallet[]
  /** What it knows of wallets of the page. */
  readonly ranked?: readonly DirectoryWallet[]
  /** Of these the last try has failed. */
  readonly failed: readonly string[]
}

/** Gets the store of what was answered; there it stays as long as the page. The query cache has everything else. */
export const getAnswers = createSlot(() => createStore<Answers>(() => ({ failed: [] })))

/** Tells of every answer, and of what the query cache does. */
export const watchAnswers = (kit: Pick<Kit, 'slots'>, onChange: () => void): Unsubscribe =>
  getAnswers(kit).subscribe(onChange)
