import { createInterface } from 'node:readline'
import { endProcess } from './endProcess.ts'

// Outlives the supervisor briefly: when its input ends, it stops all children that the supervisor
// left behind. Runs in a separate process group, so Ctrl-C in the terminal does not reach it.

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
