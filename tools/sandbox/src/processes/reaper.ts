import { createInterface } from 'node:readline'
import { endProcess } from './endProcess.ts'

// Outlives the supervisor by a moment: when its input ends, whatever the supervisor left behind is stopped.
// Runs in a group of its own, so Ctrl-C in the terminal does not reach it.

const alive = new Set<number>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

createInterface({ input: process.stdin }).on('line', (line) => {
  const pid = Number(line.slice(1))
  if (line.startsWith('+')) alive.add(pid)
  else alive.delete(pid)
})

process.stdin.on('close', async () => {
  await Promise.all([...alive].map((pid) => endProcess(pid, { graceMs: 5_000 })))
  process.exit(0)
})
