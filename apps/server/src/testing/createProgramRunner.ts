import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const toPath = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

type Ended = { readonly code: unknown; readonly complaint: string }
export type RunningProgram = {
  readonly child: ChildProcess
  /** Where the server listens, once it does. */
  readonly listening: Promise<string>
  readonly ended: Promise<Ended>
}

/** Runs this server's programs as the sandbox and a container do: processes with an environment. */
export function createProgramRunner() {
  const running: RunningProgram[] = []
  return {
    run(file: 'main.ts' | 'admin.ts', env: NodeJS.ProcessEnv, args: readonly string[] = []) {
      const child = spawn(process.execPath, ['--conditions=source', toPath(file), ...args], {
        env,
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
      const program: RunningProgram = { child, listening, ended }
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
