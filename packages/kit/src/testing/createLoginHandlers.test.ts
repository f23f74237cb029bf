import { describeHandlers, fillHandlers } from '@latchkey/bridge/testing'
import { describe, expect, test } from 'vitest'
import { createLoginHandlers } from './createLoginHandlers.ts'

const context = { signal: new AbortController().signal, origin: 'https://app.example' }

describeHandlers(
  { describe, test, expect },
  {
    async start(state) {
      const email = 'player@example.com'
      const memory = { loggedIn: state === 'logged in', email, pending: email }
      return { handlers: fillHandlers(createLoginHandlers(memory, {})), context }
    },
  },
)
