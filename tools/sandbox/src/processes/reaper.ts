import { createInterface } from 'node:readline'
import { endProcess } from './endProcess.ts'

// Stops the child processes that the sandbox has left behind. It starts to do so when its input
// ends, because then the sandbox has exited. It runs in another process group, so that Ctrl-C in
// the terminal does not reach it.

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
