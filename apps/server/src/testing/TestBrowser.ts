import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import { signInStatement } from '@latchkey/product-api'
import type { Clock } from '@latchkey/service'
import {
  createTestBrowser as createServiceBrowser,
  type TestBrowserOptions,
  type TestSite,
} from '@latchkey/service/testing'

export type { TestBrowserOptions }

/** A test account that can sign in: an address and a function that signs. */
export type TestSigner = {
  readonly address: string
  readonly sign: (message: string) => Promise<string>
}

type Site = TestSite & { readonly clock: Clock }

/** Creates a simulated browser that has opened the product's page and can sign in. */
export function createTestBrowser({ app, clock, origin }: Site, options: TestBrowserOptions) {
  const { cookies, get, post, holdCsrfToken } = createServiceBrowser({ app, origin }, options)

  /**
   * Loads the product's page in the simulated browser: reads the session and stores its CSRF token.
   */
  async function open() {
    const body = (await get('/api/session')).json()
    holdCsrfToken(body.csrfToken)
    return body
  }
  /**
   * Creates a sign-in message with a fresh nonce, as the product's page does. `changes` replaces
   * single fields.
   */
  async function createMessage(address: string, changes: Partial<SignInData> = {}) {
    await open()
    const { nonce } = (await post('/api/sign-in/nonce')).json()
    return toSignInMessage({
      accountAddress: address,
      chainId: 'eip155:1',
      domain: new URL(origin).host,
      uri: origin,
      version: '1',
      nonce,
      issuedAt: new Date(clock.now()).toISOString(),
      statement: signInStatement,
      ...changes,
    })
  }
  async function verify(message: string, signature: string) {
    const response = await post('/api/sign-in/verify', { message, signature })
    if (response.statusCode === 200) holdCsrfToken(response.json().csrfToken)
    return response
  }
  return {
    cookies,
    get,
    post,
    holdCsrfToken,
    open,
    createMessage,
    verify,
    async signIn(signer: TestSigner, changes: Partial<SignInData> = {}) {
      const message = await createMessage(signer.address, changes)
      return verify(message, await signer.sign(message))
    },
  }
}

export type TestBrowser = ReturnType<typeof createTestBrowser>
