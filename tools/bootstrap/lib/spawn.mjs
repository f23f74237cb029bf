import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program in the foreground until it exits. Forwards termination signals to the program.
 *
 * @returns The exit code: 130 after Ctrl-C, 143 after a termination signal.
 */
export function run(program, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    // A terminal sends Ctrl-C to all of its programs. Only SIGTERM must be forwarded.
    const pass = () => child.kill('SIGTERM')
    const ignore = () => {}
    process.on('SIGTERM', pass)
    process.on('SIGINT', ignore)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', ignore)
      const signalled = signal === 'SIGINT' ? 130 : 143
      resolve({ code: code ?? signalled, output: Buffer.concat(output).toString() })
    })
  })
}
