import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Ended = { readonly code: unknown; readonly complaint: string }
export type RunningProgram = {
  readonly child: ChildProcess
  /** Where the server listens, once it does. */
  readonly listening: Promise<string>
  /** Its exit code, null where a signal ended it, and what it wrote to stderr. */
  readonly ended: Promise<Ended>
  /** The first 10,000 characters of what it wrote to stdout; `''` before. */
  readonly readOutput: () => string
}

/** Node keeps what it compiled where the gate says so, which is a third of a start. */
function compileCache(): NodeJS.ProcessEnv {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder ? { NODE_COMPILE_CACHE: folder } : {}
}

/**
 * Runs a server's programs as the sandbox and a container do: processes with an environment of their own.
 *
 * @param folder - Where their sources are, e.g. `new URL('./', import.meta.url)`.
 */
export function createProgramRunner(folder: URL) {
  const running: RunningProgram[] = []
  return {
    run(
      file: 'main.ts' | 'admin.ts',
      env: NodeJS.ProcessEnv,
      args: readonly string[] = [],
    ): RunningProgram {
      const path = fileURLToPath(new URL(file, folder))
      const child = spawn(process.execPath, ['--conditions=source', path, ...args], {
        env: { ...compileCache(), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      let complaint = ''
      const listening = new Promise<string>((resolve, reject) => {
        child.stdout.on('data', (chunk) => {
          if (output.length < 10_000) output += String(chunk)
          const port = /"port":(\d+).*"msg":"listening"/.exec(output)?.[1]
          if (port) resolve(`http://127.0.0.1:${port}`)
        })
        child.once('close', () => reject(new Error(`It never listened: ${complaint}`)))
      })
      // Who waits for its end instead learns that in another way.
      listening.catch(() => undefined)
      child.stderr.on('data', (chunk) => {
        complaint += String(chunk)
      })
      const ended = once(child, 'close').then(([code]) => ({ code, complaint }))
      const program = { child, listening, ended, readOutput: () => output }
      running.push(program)
      return program
    },
    /** Kills whatever still runs. */
    async killAll(): Promise<void> {
      for (const { child, ended } of running.splice(0)) {
        child.kill('SIGKILL')
        await ended
      }
    },
  }
}
