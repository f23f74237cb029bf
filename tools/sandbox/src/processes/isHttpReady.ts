import { get } from 'node:http'

export type ReadyOptions = {
  readonly port: number
  readonly path: string
  /** Host name that the service expects in the HTTP host header. */
  readonly host: string
}

/** Returns whether a server answers a GET request with status 200. */
export function isHttpReady({ port, path, host }: ReadyOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(
      { host: '127.0.0.1', port, path, headers: { host }, timeout: 2_000, agent: false },
      (response) => {
        response.resume()
        resolve(response.statusCode === 200)
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
