import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * Keeps every core busy until this process ends, as on a slow machine. Uses `stress-ng` if the
 * bootstrap has found it, else threads that count.
 *
 * @returns Description of the load, for the output.
 */
export function startLoad(): string {
  const cores = availableParallelism()
  const program = process.env['LATCHKEY_STRESS']
  if (program) {
    const child = spawn(program, ['--cpu', String(cores), '--quiet'], { stdio: 'ignore' })
    process.on('exit', () => child.kill())
    return `stress-ng on ${cores} cores`
  }
  for (let core = 0; core < cores; core += 1)
    new Worker('for (let n = 0; ; n += 1);', { eval: true }).unref()
  return `${cores} busy threads`
}
