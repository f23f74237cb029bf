import { decodeAbiParameters, isHex, parseAbiParameters } from 'viem'
import { expect } from 'vitest'
import type { Project } from '../app/createFrame.ts'
import { createTestFrame, type NodeAnswer } from './createTestFrame.ts'
import { createBundler, permissionProject } from './smartNetworks.ts'

export type SmartFrameOptions = {
  readonly deployed?: boolean
  readonly refuses?: boolean
  readonly decide?: () => Promise<void>
  readonly nodes?: Record<string, NodeAnswer>
  readonly project?: Partial<Project>
}

/** Test code: a frame whose user is logged in with a smart account that can grant permissions. */
export async function createSmartFrame(options: SmartFrameOptions = {}) {
  const { deployed = false, refuses = false, decide, nodes, project = permissionProject } = options
  const test = await createTestFrame({
    project,
    nodes: { ...createBundler({ deployed }), ...nodes },
    refuses,
    ...(decide && { decide }),
  })
  test.remote.signIn()
  const session = { chainId: 1, preferredAccountType: 'smartAccount' }
  const user = await test.handlers.GET_USER(session, test.context)
  const owner = test.frame.vault.getAddresses()?.eip155
  if (!owner) return expect.unreachable('no wallet')
  const ask = (method: string, params: unknown): Promise<unknown> =>
    test.handlers.RPC_REQUEST({ method, params, chainId: 1 } as never, test.context)
  return { ...test, user, address: user.address, owner, ask }
}

const struct = parseAbiParameters([
  'Delegation[] delegations',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
])

/** Returns the only delegation in the response to a grant. */
export function readGranted(answer: unknown) {
  const { context } = answer as { readonly context: unknown }
  if (!isHex(context)) return expect.unreachable('no context')
  const [[delegation, ...others]] = decodeAbiParameters(struct, context)
  expect(others).toEqual([])
  return delegation ?? expect.unreachable('no delegation')
}
export type Granted = ReturnType<typeof readGranted>
