import type { Handler } from '../Handler.ts'
import { balance } from './balance.ts'
import { bundler } from './bundler.ts'
import { identity } from './identity.ts'
import { jsonRpc, jsonRpcSocket } from './jsonRpc.ts'
import { supportedChains } from './supportedChains.ts'

/** Every call the sandbox serves. A new one is a file beside this and a line here. */
export const handlers: readonly Handler[] = [
  supportedChains,
  identity,
  balance,
  bundler,
  jsonRpc,
  jsonRpcSocket,
]
