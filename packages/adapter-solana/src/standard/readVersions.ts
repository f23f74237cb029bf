import { readField, type SolanaTransactionVersion } from '@latchkey/core'
import { readList } from './readList.ts'

const mostVersions = 8

const isVersion = (value: unknown): value is SolanaTransactionVersion =>
  value === 'legacy' || value === 0

/**
 * Lists the transaction versions that a wallet accepts. Returns `undefined` if the wallet lists
 * none.
 */
export function readVersions(wallet: unknown): readonly SolanaTransactionVersion[] | undefined {
  const features = readField(wallet, 'features')
  const lists = ['solana:signAndSendTransaction', 'solana:signTransaction'].map((feature) =>
    readList(readField(features, feature), 'supportedTransactionVersions', mostVersions),
  )
  return lists.find((list) => list !== undefined)?.filter(isVersion)
}
