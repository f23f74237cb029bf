import { createControl, readManifest } from '@latchkey/sandbox'
import { median, say, timed } from './measure.ts'

/**
 * Measures how long a server of a running `npm start` is down after SIGKILL. Prints medians and
 * asserts nothing. The constant is the number of measurements.
 */
const rounds = 7
const services = ['app', 'secure', 'relay']

const control = createControl(readManifest())

async function measure(service: string): Promise<number> {
  await control.kill({ service })
  return timed(() => control.restart({ service }))
}

say(`medians of ${rounds} rounds, killed while idle, until it answers`)
for (const service of services) {
  const samples: number[] = []
  for (let round = 0; round < rounds; round += 1) samples.push(await measure(service))
  say(`${service}: ${median(samples)}`)
}
