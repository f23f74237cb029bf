import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildExtension } from '../extension/buildExtension.ts'

type LaunchOptions = {
  readonly headless: boolean
  readonly executablePath: string
  readonly ignoreDefaultArgs: string[]
  readonly args: string[]
}

/** The parts of Playwright's `chromium` that `launchExtension` needs. */
export type ChromiumLike<context extends { close: () => Promise<void> }> = {
  readonly launchPersistentContext: (folder: string, options: LaunchOptions) => Promise<context>
}

export type LaunchExtensionParameters<context extends { close: () => Promise<void> }> = {
  readonly chromium: ChromiumLike<context>
  readonly executablePath: string
  readonly appOrigin: string
  readonly walletOrigin: string
  readonly cacheFolder?: string
}

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts Chromium with the sandbox wallet as an installed extension, in a temporary profile.
 *
 * @returns The browser context, and a function that closes it and deletes the profile.
 */
export async function launchExtension<context extends { close: () => Promise<void> }>(
  parameters: LaunchExtensionParameters<context>,
): Promise<{ readonly context: context; readonly stop: () => Promise<void> }> {
  const { chromium, executablePath, ...wallet } = parameters
  const profile = await mkdtemp(join(tmpdir(), 'sandbox-wallet-'))
  const folder = join(profile, 'extension')
  try {
    await buildExtension({ ...wallet, folder })
    const context = await chromium.launchPersistentContext(join(profile, 'profile'), {
      headless: true,
      executablePath,
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [...quiet, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    })
    const stop = async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
    return { context, stop }
  } catch (error) {
    await rm(profile, { recursive: true, force: true })
    throw error
  }
}
