import type { Random, ScheduleStep } from '@latchkey/core/testing'
import type { BrowserContext, Page } from '@playwright/test'
import type { Sandbox, TestWallet } from '../fixtures/page/test.ts'
import type { Findings } from '../fixtures/page/watchPage.ts'

/**
 * Everything that the steps of a fault schedule use and change: page, services, wallets and
 * expected state.
 */
export type World = {
  readonly random: Random
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  /** Wallet in the page. It shows each request to the user in a window. */
  readonly wallet: TestWallet
  /** Instance id of a wallet on another device. It approves every request automatically. */
  readonly remote: string
  readonly findings: Findings
  /** Names of the services that are killed at present. */
  readonly killed: Set<string>
  /** Names of the services with a fault at the gateway. */
  readonly faulty: Set<string>
  /** Where the wallet is that the user believes to have connected; `undefined` without one. */
  way: 'page' | 'device' | undefined
  second: Page | undefined
  offline: boolean
  frozen: boolean
  /**
   * Whether the page must show a connection, because neither the user nor the wallet has ended it
   * (S-102).
   */
  connected: boolean
  /**
   * Whether the wallet has ended a connection that the page still shows. Until the page updates,
   * its display says nothing about `connected`.
   */
  doubtful: boolean
  /** Log of the steps, to explain a failure. */
  readonly steps: string[]
}

export type Step = ScheduleStep<World>

/** Appends a text to the log line of the current step. */
export function note({ steps }: World, text: string): void {
  steps.push(`${steps.pop() ?? ''} ${text};`)
}
