import type { Random, ScheduleStep } from '@latchkey/core/testing'
import type { BrowserContext, Page } from '@playwright/test'
import type { Sandbox, TestWallet } from '../fixtures/page/test.ts'
import type { Findings } from '../fixtures/page/watchPage.ts'

/**
 * Everything that the steps of a fault schedule use and change: page, services, wallets and
 * expected state. A fault schedule is a random sequence of user steps and faults.
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
  /** Names of the services that a fault has killed and not yet restarted. */
  readonly killed: Set<string>
  /** Names of the services whose connections the gateway disturbs at present. */
  readonly faulty: Set<string>
  /**
   * Place of the wallet that the user believes to have connected; `undefined` without a connection.
   */
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
   * its display does not reveal the value of `connected`.
   */
  doubtful: boolean
  /** Log of the schedule's steps, to explain a failure. */
  readonly steps: string[]
}

export type Step = ScheduleStep<World>

/** Appends a text to the log line of the fault schedule's current step. */
export function note({ steps }: World, text: string): void {
  steps.push(`${steps.pop() ?? ''} ${text};`)
}
