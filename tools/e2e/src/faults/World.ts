import type { Random, ScheduleStep } from '@latchkey/core/testing'
import type { BrowserContext, Page } from '@playwright/test'
import type { Sandbox, TestWallet } from '../fixtures/page/test.ts'
import type { Findings } from '../fixtures/page/watchPage.ts'

/** Everything a schedule plays with. */
export type World = {
  readonly random: Random
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  /** In the page; a person is asked in its window. */
  readonly wallet: TestWallet
  /** A wallet on another device, that says yes by itself. */
  readonly remote: string
  readonly findings: Findings
  /** Services that are down. */
  readonly killed: Set<string>
  /** Services with a fault at the gateway. */
  readonly faulty: Set<string>
  /** Which wallet a person has connected, as far as they know. */
  way: 'page' | 'device' | undefined
  second: Page | undefined
  offline: boolean
  frozen: boolean
  /** Something was connected, and neither a person nor the wallet has ended it since (S-102). */
  connected: boolean
  /** The wallet has ended something; what the page shows counts again once it has shown that. */
  doubtful: boolean
  /** What happened, for whoever has to find out why. */
  readonly steps: string[]
}

export type Step = ScheduleStep<World>

/** Adds to the line of the step under way. */
export function note({ steps }: World, text: string): void {
  steps.push(`${steps.pop() ?? ''} ${text};`)
}
