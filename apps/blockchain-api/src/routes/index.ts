import type { Route } from '../http/Route.ts'
import { balance } from './balance.ts'
import { bundler } from './bundler.ts'
import * as convert from './convert.ts'
import { exchanges } from './exchanges.ts'
import { gasPrice } from './gasPrice.ts'
import { health } from './health.ts'
import { history } from './history.ts'
import { identity } from './identity.ts'
import { jsonRpc, jsonRpcSocket } from './jsonRpc.ts'
import * as names from './names.ts'
import * as nfts from './nfts.ts'
import * as onramp from './onramp.ts'
import * as smartSessions from './smartSessions.ts'
import { supportedChains } from './supportedChains.ts'
import { tokenPrice } from './tokenPrice.ts'

/**
 * All routes of the blockchain API. A new route needs a file in `routes/` and an entry in this
 * list.
 */
export const routes: readonly Route[] = [
  health,
  supportedChains,
  identity,
  balance,
  history,
  tokenPrice,
  gasPrice,
  bundler,
  exchanges,
  jsonRpc,
  jsonRpcSocket,
  ...Object.values(names),
  ...Object.values(nfts),
  ...Object.values(convert),
  ...Object.values(onramp),
  ...Object.values(smartSessions),
]
