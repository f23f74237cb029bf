import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../errors/StartError.ts'
import type { ChildContext } from './ChildContext.ts'
import { signal } from './endProcess.ts'

export type SpawnOptions = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly context: ChildContext
}

export type Child = {
  /** Resolves after the child process has exited for any cause, with a readable reason. */
  readonly exited: Promise<string>
  /** Returns the last line that the child process has printed. */
  readonly getLastWords: () => string | undefined
  readonly stop: (graceMs: number) => Promise<void>
  readonly kill: () => Promise<void>
}

function waitForSpawn(child: ChildProcess, options: SpawnOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(child.pid ?? 0))
    child.once('error', (cause) =>
      reject(
        new StartError(
          `The program of "${options.name}" cannot be run: ${options.command} is missing or not executable.`,
          { cause },
        ),
      ),
    )
  })
}

/**
 * Starts a child process of the sandbox in a separate process group. Ctrl-C in the terminal then
 * reaches only the sandbox, which stops all children cleanly.
 *
 * @throws {StartError} The program does not exist.
 */
export async function spawnChild(options: SpawnOptions): Promise<Child> {
  const { name, context } = options
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = await waitForSpawn(child, options)
  context.onSpawn(name, pid)
  let lastWords: string | undefined
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim()) lastWords = line.trim()
      context.log.write(name, line)
    })
  const exited = new Promise<string>((resolve) =>
    child.once('exit', (code, signalName) => {
      context.onExit(pid)
      resolve(signalName ? `ended by ${signalName}` : `ended with code ${code}`)
    }),
  )
  const kill = async () => {
    signal(pid, 'SIGKILL')
    await exited
  }
  return {
    exited,
    getLastWords: () => lastWords,
    kill,
    stop: async (graceMs) => {
      signal(pid, 'SIGTERM')
      const abort = new AbortController()
      const late = wait(graceMs, 'late', { signal: abort.signal }).catch(() => '')
      if ((await Promise.race([exited, late])) === 'late') await kill()
      abort.abort()
    },
  }
}
