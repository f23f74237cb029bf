import { BaseError } from '@latchkey/core'
import type {
  FrameHandlers,
  FrameRequestContext,
  HandledRequestName,
} from '../frame/FrameHandlers.ts'
import { isRequestName, type RequestName, requests } from '../requests/index.ts'
import { payloads } from './requestsForTests.ts'

/** The part of a test runner that the suite uses. Vitest's `{ describe, test, expect }` fits. */
export type HandlersSuiteRunner = {
  readonly describe: (title: string, run: () => void) => unknown
  readonly test: (title: string, run: () => Promise<void>) => unknown
  readonly expect: (value: unknown) => { readonly toEqual: (expected: unknown) => void }
}

/** Login state of the frame whose handlers are tested. A frame that is logged in has an open wallet. */
export type HandlersState = 'logged in' | 'logged out'

export type HandlersSubject = {
  /** Creates the request handlers of a new frame, for one test. */
  readonly start: (
    state: HandlersState,
  ) => Promise<{ readonly handlers: FrameHandlers; readonly context: FrameRequestContext }>
}

const isHandled = (name: RequestName): name is HandledRequestName => name !== 'RPC_ABORT'
const names = Object.keys(requests).filter(isRequestName).filter(isHandled)

/** Requests that need a wallet. They are refused without a login. */
const ofWallet = ['GET_USER', 'SET_PREFERRED_ACCOUNT', 'RPC_REQUEST'] as const

type Outcome = 'answer' | `refusal: ${string}` | `not of its form: ${string}` | 'foreign error'

async function ask(
  { start }: HandlersSubject,
  name: HandledRequestName,
  state: HandlersState,
): Promise<Outcome> {
  const { handlers, context } = await start(state)
  const { payload, success } = requests[name]
  try {
    // Calls a handler like the server: name and payload come from outside and were parsed with the
    // same definition.
    const answer: unknown = await Reflect.apply(handlers[name], handlers, [
      payload.parse(payloads[name]),
      context,
    ])
    const { error } = success.safeParse(answer)
    return error ? `not of its form: ${error.message}` : 'answer'
  } catch (error) {
    return error instanceof BaseError ? `refusal: ${error.code}` : 'foreign error'
  }
}

/** Defines tests of every request for the handlers of a frame, with and without a login. */
export function describeHandlers(runner: HandlersSuiteRunner, subject: HandlersSubject): void {
  const { describe, test, expect } = runner
  describe('frame handlers', () => {
    for (const name of names) {
      for (const state of ['logged in', 'logged out'] as const) {
        test(`K-AUTH-19: ${name}, ${state}: an answer of its form, or an error with a code`, async () => {
          const outcome = await ask(subject, name, state)
          expect(/^(answer|refusal: \w+)$/.test(outcome) ? 'well formed' : outcome).toEqual(
            'well formed',
          )
        })
      }
    }
    for (const name of ofWallet) {
      test(`K-AUTH-19: ${name} is refused without a login`, async () => {
        expect(await ask(subject, name, 'logged out')).toEqual('refusal: unauthorized')
      })
    }
    test('K-AUTH-19: SIGN_OUT ends the login and may be repeated', async () => {
      const { handlers, context } = await subject.start('logged in')
      expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: true })
      await handlers.SIGN_OUT(undefined, context)
      await handlers.SIGN_OUT(undefined, context)
      expect(await handlers.IS_CONNECTED(undefined, context)).toEqual({ isConnected: false })
    })
  })
}
