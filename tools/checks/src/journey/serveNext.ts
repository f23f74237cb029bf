import { once } from 'node:events'
import type { Consumer } from '../consumer/installConsumer.ts'

/** Starts the built Next server of a test project on a free loopback port. */
export async function serveNext(
  consumer: Consumer,
): Promise<{ readonly origin: string; readonly close: () => Promise<unknown> }> {
  const server = consumer.start('next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0')
  const ended = once(server, 'exit')
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address !== undefined && said.includes('Ready')) resolve(address)
    })
    server.once('exit', () => reject(new Error(`The Next server ended: ${said}`)))
  })
  return {
    origin,
    close: () => {
      server.kill()
      return ended
    },
  }
}
