import { prepareTestChain } from '@latchkey/sandbox/chain/testing'
import { openTestDatabase } from '@latchkey/service/testing'
import { mnemonicToAccount } from 'viem/accounts'
import { tables } from '../db/Database.ts'

const mnemonic = 'test test test test test test test test test test test junk'

/** Returns an account of the sandbox's mnemonic. The first ten own coins and contracts. */
export const toSandboxAccount = (addressIndex: number) =>
  mnemonicToAccount(mnemonic, { addressIndex })

/**
 * Returns the sandbox account with an address.
 *
 * @throws {RangeError} No account of the sandbox has the address.
 */
export function findSandboxAccount(address: string) {
  const accounts = Array.from({ length: 10 }, (_, index) => toSandboxAccount(index))
  const found = accounts.find((account) => account.address === address)
  if (!found) throw new RangeError(`No account of the sandbox has the address ${address}`)
  return found
}

export type RunningTestChain = Awaited<ReturnType<typeof startTestChain>>

/** Starts the EVM chain of the sandbox, and opens an empty test database for a server that reads it. */
export async function startTestChain() {
  // The database opens first, because that takes longer than the chain keeps idle connections.
  const open = await openTestDatabase(tables)
  const prepared = await prepareTestChain()
  const running = await prepared.runner.start(() => {})
  return {
    chain: prepared.chain,
    db: open.db,
    async stop() {
      await open.close()
      await running.kill()
      await prepared.removeFolder()
    },
  }
}
