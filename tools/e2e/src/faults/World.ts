import type { Random, ScheduleStep } from '@latchkey/core/testing'
import type { BrowserContext, Page } from '@playwright/test'
import type { Sandbox, TestWallet } from '../fixtures/page/test.ts'
import type { Findings } from '../fixtures/page/watchPage.ts'

/** State and services of a fault schedule. */
export type World = {
  readonly random: Random
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  /** Wallet in the page. It prompts the user in a window. */
  readonly wallet: TestWallet
  /** Instance of a wallet on another device, which approves automatically. */
  readonly remote: string
  readonly findings: Findings
  /** Killed services. */
  readonly killed: Set<string>
  /** Services with a fault at the gateway. */
  readonly faulty: Set<string>
  /** The wallet that the user believes to have connected. */
  way: 'page' | 'device' | undefined
  second: Page | undefined
  offline: boolean
  frozen: boolean
  /** A connection exists that neither the user nor the wallet has ended (S-102). */
  connected: boolean
  /**
   * The wallet ended a connection and the page has not shown that yet, so its display does not
   * count.
   */
  doubtful: boolean
  /** Log of the steps, to explain a failure. */
  readonly steps: string[]
}

export type Step = ScheduleStep<World>

/** Appends to the log line of the current step. */
export function note({ steps }: World, text: string): void {
  steps.push(`${steps.pop() ?? ''} ${text};`)
}
