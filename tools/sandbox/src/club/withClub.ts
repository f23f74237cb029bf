import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/StartError.ts'
import type { ChildContext } from '../processes/ChildContext.ts'
import type { Runner } from '../processes/Service.ts'
import { spawnChild } from '../processes/spawnChild.ts'
import { root, type Settings } from '../settings/settings.ts'
import { createClub } from './createClub.ts'

export type WithClubOptions = {
  readonly settings: Settings
  /** Arguments for `node` that run the product's admin command line. */
  readonly adminArgs: readonly string[]
  readonly context: ChildContext
}

/**
 * Extends the service of the product server: its first start imports players, seasons and awards by
 * the admin command line.
 */
export function withClub(runner: Runner, options: WithClubOptions): Runner {
  return {
    ...runner,
    async start(onExit) {
      const running = await runner.start(onExit)
      await bringIn(options)
      return running
    },
  }
}

async function bringIn(options: WithClubOptions): Promise<void> {
  const file = join(options.settings.folder, 'club.json')
  if (existsSync(file)) return
  const coming = `${file}.coming`
  await writeFile(coming, JSON.stringify(createClub(Date.now())))
  try {
    await Promise.all([order(options, ['import', coming]), order(options, ['shop', 'open'])])
  } catch (error) {
    await rm(coming)
    throw error
  }
  await rename(coming, file)
}

/** Runs a command of the product's admin command line as a child process. */
async function order(
  { settings, adminArgs, context }: WithClubOptions,
  words: readonly string[],
): Promise<void> {
  const child = await spawnChild({
    name: 'club',
    command: process.execPath,
    args: [...adminArgs, ...words],
    cwd: root,
    env: { STATE_DIR: join(settings.folder, 'server'), DATABASE_URL: '' },
    context,
  })
  const reason = await child.exited
  if (reason === 'ended with code 0') return
  throw new StartError(`The club could not be brought in: ${child.getLastWords() ?? reason}`)
}
