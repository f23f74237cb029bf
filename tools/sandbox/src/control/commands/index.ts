import { fundBitcoin, mineBitcoin, reorganiseBitcoin, setBitcoinBlockTime } from './bitcoin.ts'
import { clearFaults, setFault, setTrap } from './faults.ts'
import { fund } from './fund.ts'
import { health } from './health.ts'
import { approveFarcaster, setIdentityFault } from './identity.ts'
import { clearMail, setMailFault, waitForMail } from './mail.ts'
import { setMarketRefusal } from './market.ts'
import { mine } from './mine.ts'
import { moveClock } from './moveClock.ts'
import { moveServerClock } from './moveServerClock.ts'
import { disconnectRelay, getRelayReport, setRelayFault } from './relay.ts'
import { revert } from './revert.ts'
import { kill, restart } from './services.ts'
import { setBlockTime } from './setBlockTime.ts'
import { snapshot } from './snapshot.ts'
import { advanceSolana, fundSolana } from './solana.ts'
import { transfer } from './transfer.ts'

/**
 * All commands of the sandbox's control API. A new command needs a file in `commands/` and a line
 * in this table.
 */
export const commandTable = {
  health,
  mine,
  setBlockTime,
  fund,
  transfer,
  moveClock,
  moveServerClock,
  snapshot,
  revert,
  kill,
  restart,
  setFault,
  setTrap,
  clearFaults,
  getRelayReport,
  setRelayFault,
  disconnectRelay,
  waitForMail,
  clearMail,
  setMailFault,
  setIdentityFault,
  approveFarcaster,
  setMarketRefusal,
  fundBitcoin,
  mineBitcoin,
  reorganiseBitcoin,
  setBitcoinBlockTime,
  fundSolana,
  advanceSolana,
} as const
