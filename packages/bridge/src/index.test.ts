import { expect, test } from 'vitest'
import * as frame from './frame.ts'
import * as host from './host.ts'
import * as bridge from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  const names = [bridge, host, frame, testing].map((entry) =>
    Object.keys(entry).toSorted().join(' '),
  )
  expect(names).toMatchInlineSnapshot(`
    [
      "confirmedMethods deadlines getMethodKind isRequestName needsConfirmation requests safeMethods",
      "FrameAbortedError FrameAnswerError FrameLoadError FrameNotSetError FrameUrlError HostFramedError InvalidFrameRequestError RpcNotAllowedError TooManyRequestsError UnverifiedDomainError createFrameHost toFrameRpcError",
      "ParentNotSetError createFrameServer postRefusal",
      "createFakeFrame createForeignHost describeHandlers fillHandlers foreignFrame",
    ]
  `)
})

test('default: every request of the format has one definition', () => {
  expect(Object.keys(bridge.requests)).toHaveLength(23)
})
