/** Thrown if the wallet's service has rejected a request of its page, or could not be reached. */
class WalletApiError extends Error {
  override readonly name = 'WalletApiError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function read<body>(response: Response): Promise<body> {
  const body = await response.json()
  if (!response.ok) throw new WalletApiError(response.status, String(body.error ?? ''))
  return body
}

/** Sends a GET request to the wallet's service and returns the JSON of the response. */
export const getJson = async <body>(path: string): Promise<body> => read(await fetch(path))

/** Sends a POST request with JSON to the wallet's service and returns the JSON of the response. */
export const postJson = async <body>(path: string, content: unknown): Promise<body> =>
  read(
    await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    }),
  )
